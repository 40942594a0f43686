import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '../../../../contract/calls/defineCall';
import { releaseRetention } from '../../../../contract/calls/retention';
import { updateProviders, updateUsers } from '../../../../contract/calls/user';
import { providerUserBulkEdit } from '../../../../contract/calls/userBulkEdit';
import { userStatus } from '../../../../contract/rules/userTypes';
import { retentionRuns } from '../../../../server/db/schema/retention';
import { users } from '../../../../server/db/schema/users';
import { type ApiClient, apiClient } from '../../../../tests/support/apiClient';
import { makeAdministrator, makeOperator, makeProvider } from '../../../../tests/support/builders';
import { confirmApproval, getApprovalState, getApprovals } from '../../contract/calls';
import { approvalStage, held, needs } from './approvalStage';

const { active, inactive } = userStatus;
type Stage = ReturnType<ReturnType<typeof approvalStage>>;
const opened = approvalStage();
let stage: Stage;
let ana: ApiClient;
let rui: ApiClient;
beforeEach(() => {
  stage = opened();
  ana = stage.ana.api;
  rui = stage.rui.api;
});

const reader = 'ApplicationsModule_Reader';
const storedOf = async (id: number) => (await stage.db.select().from(users).where(eq(users.id, id)))[0];
const operatorOf = (more: Parameters<typeof makeOperator>[1] = {}) =>
  makeOperator(stage.db, { parentId: stage.provider.id, permissions: [reader], ...more });

describe('what gives an operator access needs a second person where creating one does', () => {
  beforeEach(() => needs(stage, 'newOperators'));

  type Item = Record<string, unknown>;
  const widening: [string, () => Promise<[Call, Item, number, Item]>][] = [
    [
      'another provider',
      async () => {
        const { id } = await operatorOf();
        const other = await makeProvider(stage.db, { name: 'Outra Rede' });
        const item = { id, userStatusId: active, parentId: other.id, permissions: [reader] };
        return [updateUsers, { users: [item] }, id, { newProvider: 'Outra Rede' }];
      },
    ],
    [
      'further rights',
      async () => {
        const { id } = await operatorOf();
        const permissions = [reader, 'ApplicationsModule_Writer'];
        const item = { id, userStatusId: active, permissions };
        return [updateUsers, { users: [item] }, id, { addedPermissions: ['ApplicationsModule_Writer'] }];
      },
    ],
    [
      'access again',
      async () => {
        const { id } = await operatorOf({ userStatusId: inactive });
        return [updateUsers, { users: [{ id, userStatusId: active }] }, id, { isRevived: true }];
      },
    ],
  ];
  it.each(widening)('%s', async (_, make) => {
    const [call, input, id, told] = await make();
    const before = await storedOf(id);
    const asked = await held(ana, call, input);
    expect(await storedOf(id)).toEqual(before);
    expect(await rui.answer(getApprovals, {})).toMatchObject([
      { act: 'newOperators', changedUsers: [{ username: before?.username, ...told }] },
    ]);
    // Who may only create users is neither asked nor counted.
    const creator = await apiClient(
      stage.server,
      await makeAdministrator(stage.db, { permissions: ['Providers_Writer'] }),
    );
    expect(await creator.answer(getApprovalState, {})).toMatchObject({ waiting: 0 });
    expect(await rui.answer(getApprovalState, {})).toMatchObject({ waiting: 1 });
    expect(await ana.refusal(confirmApproval, asked)).toMatchObject({ status: 403 });
    await rui.answer(confirmApproval, asked);
    expect(await storedOf(id)).not.toEqual(before);
  });

  it('a provider that is active again, with its operators', async () => {
    const { id } = await makeProvider(stage.db, { userStatusId: inactive, name: 'Rede Parada' });
    const input = { users: [{ id, name: 'Rede Parada', userStatusId: active }] };
    const asked = await held(ana, updateProviders, input);
    expect(await rui.answer(getApprovals, {})).toMatchObject([{ revivedProviders: ['Rede Parada'] }]);
    await rui.answer(confirmApproval, asked);
    expect(await storedOf(id)).toMatchObject({ userStatusId: active });
  });

  it('a bulk edit that lets many in again, each step as one', async () => {
    const { id: parentId } = await makeProvider(stage.db);
    const one = await operatorOf({ parentId, userStatusId: inactive });
    const two = await operatorOf({ parentId, userStatusId: inactive });
    await operatorOf({ parentId });
    const order = { filter: { parentId }, values: { userStatusId: active }, after: 0, until: 2_000_000_000 };
    expect(await ana.answer(providerUserBulkEdit, order)).toEqual({
      changed: 0,
      unchanged: 1,
      failed: [],
      waiting: 2,
      last: null,
    });
    const [asked] = await rui.answer(getApprovals, {});
    expect(asked?.changedUsers).toHaveLength(2);
    await rui.answer(confirmApproval, { approvalId: asked?.id ?? 0 });
    for (const { id } of [one, two]) expect(await storedOf(id)).toMatchObject({ userStatusId: active });
  });

  it('but nothing waits that takes access away, and no administrator', async () => {
    const operator = await operatorOf();
    const administrator = await makeAdministrator(stage.db, { userStatusId: inactive });
    const changes = [
      { id: operator.id, userStatusId: inactive, permissions: [] },
      { id: administrator.id, userStatusId: active },
    ];
    expect(await ana.answer(updateUsers, { users: changes })).toMatchObject([
      { success: true },
      { success: true },
    ]);
  });
});

it('the schedule is released by two where one person is erased by two', async () => {
  await needs(stage, 'erasePerson');
  const startedOn = stage.now;
  const [run] = await stage.db
    .insert(retentionRuns)
    .values({ what: 'rehearsal', periods: '', dueBefore: {}, startedOn, endedOn: startedOn })
    .returning();
  const runId = run?.id ?? 0;
  const asked = await held(ana, releaseRetention, { runId });
  expect(await rui.answer(getApprovals, {})).toMatchObject([{ act: 'erasePerson', scheduled: 0 }]);
  const released = async () =>
    (await stage.db.select().from(retentionRuns).where(eq(retentionRuns.id, runId)))[0]?.releasedOn;
  expect(await released()).toBeNull();
  await rui.answer(confirmApproval, asked);
  expect(await released()).not.toBeNull();
});
