import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { setEligibility } from '../../../../contract/calls/applicationAction';
import { getTimeline } from '../../../../contract/calls/applicationHistory';
import { createUsers } from '../../../../contract/calls/user';
import { applicationStatus as status } from '../../../../contract/rules/applicationStatuses';
import type { ActOfTwo } from '../../../../contract/rules/approvals';
import { users } from '../../../../server/db/schema/users';
import { type ApiClient, apiClient } from '../../../../tests/support/apiClient';
import { makeAdministrator, makeApplication, makeFile } from '../../../../tests/support/builders';
import { claimApplication, takeNextApplication } from '../../../desk/contract/calls';
import {
  confirmApproval,
  getApprovalState,
  getApprovals,
  getWaitingDecision,
  refuseApproval,
  withdrawApproval,
} from '../../contract/calls';

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

const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);
const awaiting = async () => (await stage.make(status.awaitsRegulator)).id;
const refusal = (applicationId: number) => ({
  applicationId,
  applicationStatus: status.nonEligible,
  reason: 'Rendimentos acima do limite.',
});
const newOperator = (username: string) => newOperatorOf(stage, username);

describe('an act that needs no second person, as none does at first', () => {
  it('is done at once, and nobody is told of confirmations', async () => {
    expect(await ana.answer(getApprovalState, {})).toEqual({ needed: [], waiting: 0 });
    const id = await awaiting();
    expect(await ana.answer(setEligibility, refusal(id))).toBe(true);
    expect(await stage.rowOf(id)).toMatchObject({ statusId: status.nonEligible });
    expect((await stage.historyOf(id)).at(-1)).toMatchObject({
      authorId: anaUser.id,
      confirmedById: null,
    });
    const [created] = await ana.answer(createUsers, newOperator('livre@prestador.example.pt'));
    expect(created).toMatchObject({ success: true });
  });
});

describe('a decision that needs a second person', () => {
  beforeEach(() => needs('nonEligible'));

  it('changes nothing until somebody else confirms it; history and audit then name both', async () => {
    const id = await awaiting();
    await makeFile(stage.db, id, { filename: 'irs.pdf' });
    const { fullName, fiscalNumber } = await stage.rowOf(id);
    const whose = { fullName, fiscalNumber, documents: ['irs.pdf'] };
    const before = await stage.traces();
    const asked = await held(ana, setEligibility, refusal(id));
    expect(await stage.traces()).toEqual(before);
    expect(await stage.mailsOf(id)).toEqual([]);
    expect(await rui.answer(getWaitingDecision, { applicationId: id })).toMatchObject({
      askedBy: 'Ana Lima',
      isOwn: false,
    });
    expect(await rui.answer(getApprovalState, {})).toEqual({ needed: ['nonEligible'], waiting: 1 });
    expect(await ana.answer(getApprovalState, {})).toMatchObject({ waiting: 0 });
    expect(await rui.answer(getApprovals, {})).toMatchObject([
      {
        act: 'nonEligible',
        applicationId: id,
        reason: 'Rendimentos acima do limite.',
        isOwn: false,
        ...whose,
      },
    ]);

    expect(await rui.answer(confirmApproval, asked)).toBe(true);
    expect(await stage.rowOf(id)).toMatchObject({ statusId: status.nonEligible });
    expect((await stage.historyOf(id)).at(-1)).toMatchObject({
      authorId: anaUser.id,
      confirmedById: ruiUser.id,
      nonEligibleReason: 'Rendimentos acima do limite.',
    });
    expect(await stage.mailsOf(id)).toHaveLength(1);
    const events = await stage.auditOf(id);
    expect(events.filter(({ action }) => action !== 'view')).toMatchObject([
      { action: 'askApproval', actorId: anaUser.id, detail: { act: 'nonEligible' } },
      { action: 'changeStatus', actorId: ruiUser.id, detail: { to: 8, askedBy: anaUser.id } },
      { action: 'endApproval', actorId: ruiUser.id, detail: { state: 'confirmed', askedBy: anaUser.id } },
    ]);
    const [step] = await rui.answer(getTimeline, { applicationId: id });
    expect(step).toMatchObject({ kind: 'notified' });
    expect(await rui.answer(getTimeline, { applicationId: id })).toContainEqual(
      expect.objectContaining({ author: anaUser.username, confirmedBy: ruiUser.username }),
    );
    const toProvider = JSON.stringify(await stage.operator.answer(getTimeline, { applicationId: id }));
    for (const { username } of [anaUser, ruiUser]) expect(toProvider).not.toContain(username);
  });

  it('is never confirmed or refused by who took it, nor by who may not decide', async () => {
    const id = await awaiting();
    const asked = await held(ana, setEligibility, refusal(id));
    const own = { status: 403, message: expect.stringMatching(/tem de ser outra pessoa/) };
    expect(await ana.refusal(confirmApproval, asked)).toEqual(own);
    expect(await ana.refusal(refuseApproval, { ...asked, reason: 'Não.' })).toEqual(own);
    const other = await apiClient(
      stage.server,
      await makeAdministrator(stage.db, { permissions: ['Providers_Writer', 'Applications_Reader'] }),
    );
    expect(await other.refusal(confirmApproval, asked)).toMatchObject({ status: 403 });
    expect(await other.answer(getApprovals, {})).toEqual([]);
    expect(await stage.operator.refusal(confirmApproval, asked)).toMatchObject({ status: 403 });
    expect(await stage.rowOf(id)).toMatchObject({ statusId: status.awaitsRegulator });
  });

  it('is checked in full when it is taken, and does not hold up Elegível of another request', async () => {
    const id = await awaiting();
    expect(await ana.refusal(setEligibility, { ...refusal(id), reason: ' ' })).toEqual({
      status: 400,
      message: 'Motivo: Campo obrigatório.',
    });
    const moved = (await stage.make(status.active)).id;
    expect((await ana.refusal(setEligibility, refusal(moved))).message).toMatch(/entretanto alterado/);
    await held(ana, setEligibility, refusal(id));
    const other = await awaiting();
    const eligible = { applicationId: other, applicationStatus: status.eligible };
    expect(await ana.answer(setEligibility, eligible)).toBe(true);
  });

  it('is not done when who took it has lost the right: that is told', async () => {
    const leaver = await makeAdministrator(stage.db);
    const askedByLeaver = await held(
      await apiClient(stage.server, leaver),
      setEligibility,
      refusal(await awaiting()),
    );
    await stage.db
      .update(users)
      .set({ permissions: ['Applications_Reader'] })
      .where(eq(users.id, leaver.id));
    expect((await rui.refusal(confirmApproval, askedByLeaver)).message).toMatch(/já não tem permissão/);
  });

  it('is done once when two confirm it at the same moment', async () => {
    const id = await awaiting();
    const asked = await held(ana, setEligibility, refusal(id));
    const answers = await Promise.all(
      [rui, stage.administrator].map(async (client) => (await client.send(confirmApproval, asked)).status),
    );
    expect(answers.toSorted()).toEqual([200, 400]);
    const decided = (await stage.historyOf(id)).filter(({ statusId }) => statusId === status.nonEligible);
    expect(decided).toHaveLength(1);
    expect((await rui.refusal(confirmApproval, asked)).message).toMatch(/^Já foi aprovado por /);
  });

  it('ends by itself after seven days, which the audit tells, and can then be taken again', async () => {
    const id = await awaiting();
    const asked = await held(ana, setEligibility, refusal(id));
    // Nobody is signed in for so long.
    stage.setNow(new Date(daysLater(7).getTime() - 1));
    const later = await apiClient(stage.server, ruiUser);
    const anaLater = await apiClient(stage.server, anaUser);
    expect(await later.answer(getApprovals, {})).toHaveLength(1);
    stage.setNow(daysLater(7));
    expect(await later.answer(getApprovals, {})).toEqual([]);
    expect(await later.answer(getWaitingDecision, { applicationId: id })).toBeNull();
    expect((await later.refusal(confirmApproval, asked)).message).toMatch(/^O prazo para aprovar terminou/);
    await held(anaLater, setEligibility, refusal(id));
    expect(await stage.auditOf(id)).toContainEqual(
      expect.objectContaining({
        action: 'endApproval',
        actorId: null,
        detail: expect.objectContaining({ state: 'expired' }),
      }),
    );
  });

  it('is withdrawn by who took it alone, and refused with a reason, of which they are told by e-mail', async () => {
    const id = await awaiting();
    const first = await held(ana, setEligibility, refusal(id));
    expect(await rui.refusal(withdrawApproval, first)).toMatchObject({ status: 403 });
    expect(await ana.answer(withdrawApproval, first)).toBe(true);
    expect((await rui.refusal(confirmApproval, first)).message).toMatch(/retirado/);
    const second = await held(ana, setEligibility, refusal(id));
    expect(await rui.refusal(refuseApproval, { ...second, reason: '' })).toMatchObject({ status: 400 });
    await rui.answer(refuseApproval, { ...second, reason: 'Falta o IRS.' });
    await stage.server.work();
    const mail = stage.server.mails.findLast(({ to }) => to === anaUser.username);
    expect(JSON.stringify(mail)).toContain('Motivo: Falta o IRS.');
    expect(await stage.rowOf(id)).toMatchObject({ statusId: status.awaitsRegulator });
  });

  it('leaves the request out of what ‘the next one’ gives to others', async () => {
    const id = (await stage.make(status.awaitsRegulator, { statusDate: daysLater(-900) })).id;
    await held(ana, setEligibility, refusal(id));
    expect((await rui.answer(takeNextApplication, {}))?.applicationId).not.toBe(id);
  });
});

it('a request that somebody else is deciding is not decided by a confirmation', async () => {
  await needs('nonEligible');
  const application = await makeApplication(stage.db, {
    providerId: stage.provider.id,
    statusId: status.awaitsRegulator,
  });
  const asked = await held(ana, setEligibility, refusal(application.id));
  await stage.administrator.answer(claimApplication, { applicationId: application.id });
  expect((await rui.refusal(confirmApproval, asked)).message).toMatch(/está a decidir este pedido/);
});
