import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { processMaintenanceRequests } from '../../../../contract/calls/annualMaintenance';
import { createUsers } from '../../../../contract/calls/user';
import { applicationStatus as status } from '../../../../contract/rules/applicationStatuses';
import type { ActOfTwo } from '../../../../contract/rules/approvals';
import { userType } from '../../../../contract/rules/userTypes';
import { auditEvents } from '../../../../server/db/schema/auditEvents';
import { users } from '../../../../server/db/schema/users';
import { actionStage } from '../../../../tests/support/actionStage';
import { type ApiClient, apiClient } from '../../../../tests/support/apiClient';
import { makeAdministrator, makeOperator } from '../../../../tests/support/builders';
import { makeMaintenanceRequest } from '../../../../tests/support/maintenance';
import { confirmApproval, getApprovalState, getApprovals, setActOfTwo } from '../../contract/calls';

import { approvalStage, held, needs as needsOn, newOperatorOf, now } from './approvalStage';

type Stage = ReturnType<ReturnType<typeof approvalStage>>;
const opened = approvalStage();
let stage: Stage;
let ana: ApiClient;
let rui: ApiClient;
let anaUser: Stage['ana']['user'];
let ruiUser: Stage['rui']['user'];
beforeEach(() => {
  stage = opened();
  ({ api: ana, user: anaUser } = stage.ana);
  ({ api: rui, user: ruiUser } = stage.rui);
});
const needs = (act: ActOfTwo) => needsOn(stage, act);

const newOperator = (username: string) => newOperatorOf(stage, username);

describe('bulk processing that needs a second person', () => {
  beforeEach(() => needs('processRequests'));
  const order = (...maintenanceRequestIdsToProcess: number[]) => ({ maintenanceRequestIdsToProcess });

  it('starts all of the requests once confirmed, or none if one can no longer be processed', async () => {
    const make = () => makeMaintenanceRequest(stage.db, stage.provider.id);
    const [one, two, three] = [await make(), await make(), await make()];
    const both = await held(ana, processMaintenanceRequests, order(one.request.id, two.request.id));
    expect(await rui.answer(getApprovals, {})).toMatchObject([
      { act: 'processRequests', requests: 2, byProvider: [{ requests: 2 }] },
    ]);
    const other = await held(ana, processMaintenanceRequests, order(two.request.id, three.request.id));
    await rui.answer(confirmApproval, both);
    for (const { request } of [one, two])
      expect((await stage.historyOf(request.id)).at(-1)).toMatchObject({
        authorId: anaUser.id,
        confirmedById: ruiUser.id,
      });
    expect(await rui.refusal(confirmApproval, other)).toEqual({
      status: 400,
      message: expect.stringMatching(new RegExp(`^Pedido ${two.request.id}: .* Nada foi feito\\.$`)),
    });
    expect(await stage.rowOf(three.request.id)).toMatchObject({ statusId: status.submitted });
  });

  it('is refused at once for what can’t be processed', async () => {
    const { original } = await makeMaintenanceRequest(stage.db, stage.provider.id);
    expect(await ana.answer(processMaintenanceRequests, order(original.id))).toMatchObject([
      { success: false, errorMessage: 'O pedido de manutenção não foi encontrado.' },
    ]);
    expect(await rui.answer(getApprovals, {})).toEqual([]);
  });
});

describe('a new operator who needs a second person', () => {
  beforeEach(() => needs('newOperators'));

  it('exists once confirmed, with the invitation and both people in the audit; new administrators do not wait', async () => {
    const username = 'nova@prestador.example.pt';
    const asked = await held(ana, createUsers, newOperator(username));
    const found = () => stage.db.select().from(users).where(eq(users.username, username));
    expect(await found()).toEqual([]);
    expect(await rui.answer(getApprovals, {})).toMatchObject([
      { newUsers: [{ username, permissions: ['ApplicationsModule_Reader'] }] },
    ]);
    await rui.answer(confirmApproval, asked);
    const [created] = await found();
    const events = await stage.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, created?.id ?? 0));
    expect(events).toContainEqual(
      expect.objectContaining({
        action: 'create',
        actorId: ruiUser.id,
        detail: expect.objectContaining({ askedBy: anaUser.id }),
      }),
    );
    await stage.server.work();
    expect(stage.server.mails.filter(({ to }) => to === username)).toHaveLength(1);
    const administrator = {
      ...newOperator('mais@tsi.example.pt').users[0],
      userTypeId: userType.administrator,
    };
    expect(
      await ana.answer(createUsers, {
        users: [{ ...administrator, parentId: null, permissions: [] }],
      } as never),
    ).toMatchObject([{ success: true }]);
  });

  it('whose e-mail is taken is refused at its field, and told if it is taken meanwhile', async () => {
    expect(await ana.answer(createUsers, newOperator(ruiUser.username))).toMatchObject([
      { success: false, errorField: 'username' },
    ]);
    const username = 'tomado@prestador.example.pt';
    const asked = await held(ana, createUsers, newOperator(username));
    await makeOperator(stage.db, { username, parentId: stage.provider.id });
    expect(await rui.refusal(confirmApproval, asked)).toMatchObject({
      status: 400,
      message: expect.stringMatching(/^Já existe um utilizador com este e-mail\./),
    });
  });
});

describe('which acts need a second person', () => {
  it('is chosen with Configurations_Updater, recorded, and only where two people could confirm', async () => {
    const reader = await apiClient(
      stage.server,
      await makeAdministrator(stage.db, { permissions: ['Applications_Updater'] }),
    );
    const on = { act: 'nonEligible', isNeeded: true } as const;
    expect(await reader.refusal(setActOfTwo, on)).toMatchObject({ status: 403 });
    expect(await ana.answer(setActOfTwo, on)).toBe(true);
    expect((await ana.refusal(setActOfTwo, on)).message).toMatch(/entretanto alterada/);
    const events = await stage.db.select().from(auditEvents).where(eq(auditEvents.subject, 'approval'));
    expect(events).toContainEqual(
      expect.objectContaining({ action: 'update', actorId: anaUser.id, detail: on }),
    );
  });

  it('an act stops needing one only when a second person confirms that as well', async () => {
    await needs('nonEligible');
    const asked = await held(ana, setActOfTwo, { act: 'nonEligible', isNeeded: false });
    expect(await rui.answer(getApprovals, {})).toMatchObject([
      { act: 'switchOff', switchedOff: 'nonEligible' },
    ]);
    expect(await ana.answer(getApprovalState, {})).toMatchObject({ needed: ['nonEligible'] });
    expect(await ana.refusal(confirmApproval, asked)).toMatchObject({ status: 403 });
    await rui.answer(confirmApproval, asked);
    expect(await ana.answer(getApprovalState, {})).toMatchObject({ needed: [] });
  });

  it('can’t be switched on by the only person who could confirm it', async () => {
    const alone = await actionStage(now);
    try {
      const refused = await alone.administrator.refusal(setActOfTwo, { act: 'newOperators', isNeeded: true });
      expect(refused).toMatchObject({ status: 400, message: expect.stringMatching(/^Não há quem aprove/) });
    } finally {
      await alone.server.close();
    }
  });
});
