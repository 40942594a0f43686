import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { cancelApplications, setEligibility } from '../../../../contract/calls/applicationAction';
import type { Call } from '../../../../contract/calls/defineCall';
import {
  type ApplicationMoveName,
  applicationMoves,
  startsFrom,
} from '../../../../contract/rules/applicationMoves';
import { applicationStatus as status } from '../../../../contract/rules/applicationStatuses';
import { approvals } from '../../../../server/db/schema/approvals';
import type { ApiClient } from '../../../../tests/support/apiClient';
import { getClaims } from '../../../desk/contract/calls';
import {
  confirmApproval,
  getApprovals,
  getWaitingDecision,
  refuseApproval,
  withdrawApproval,
} from '../../contract/calls';
import { approvalStage, held, needs, now } from './approvalStage';

type Stage = ReturnType<ReturnType<typeof approvalStage>>;
const opened = approvalStage();
let stage: Stage;
let ana: ApiClient;
let rui: ApiClient;
beforeEach(async () => {
  stage = opened();
  ana = stage.ana.api;
  rui = stage.rui.api;
  await needs(stage, 'nonEligible');
});

const decision = (applicationId: number, to: 'eligible' | 'nonEligible') => ({
  applicationId,
  applicationStatus: status[to],
  reason: 'Rendimentos acima do limite.',
});
const cancellation = (...ids: number[]) => ({
  applicationCancellations: ids.map((applicationId) => ({
    applicationId,
    cancellationDate: now.toISOString(),
    cancellationReasonId: 1,
  })),
});
/** A request on which Ana's refusal waits. */
const proposed = async () => {
  const { id } = await stage.make(status.awaitsRegulator);
  return { id, asked: await held(ana, setEligibility, decision(id, 'nonEligible')) };
};
const waitsFor = async (applicationId: number) =>
  (await rui.answer(getWaitingDecision, { applicationId })) !== null;

/** How each move that leads a request out of the regulator's hands is asked for. */
const waysOut: Partial<Record<ApplicationMoveName, Record<string, (id: number) => [Call, unknown]>>> = {
  decide: {
    Elegível: (id) => [setEligibility, decision(id, 'eligible')],
    'Não Elegível': (id) => [setEligibility, decision(id, 'nonEligible')],
  },
  cancel: { 'a cancellation': (id) => [cancelApplications, cancellation(id)] },
};

describe('a decision that waits for a second person', () => {
  it('knows every move that leads out of the regulator’s hands', () => {
    const names = Object.keys(applicationMoves) as ApplicationMoveName[];
    expect(Object.keys(waysOut)).toEqual(names.filter((move) => startsFrom(move, status.awaitsRegulator)));
  });

  const ways = Object.values(waysOut).flatMap((ofMove) => Object.entries(ofMove));
  it.each(ways)(
    'holds against %s, of whoever took it and of anybody else of the regulator',
    async (_, ask) => {
      const { id, asked } = await proposed();
      const before = await stage.traces();
      const [call, input] = ask(id);
      expect((await refusalOf(ana, call, input)).text).toContain(
        'A sua decisão sobre este pedido aguarda a aprovação de outra pessoa. Retire-a antes de decidir outra.',
      );
      expect((await refusalOf(rui, call, input)).text).toContain(
        'Já há uma decisão sobre este pedido à espera de aprovação, de Ana Lima.',
      );
      const after = await stage.traces();
      expect({ ...after, audit: before.audit }).toEqual(before);
      expect(await waitsFor(id)).toBe(true);
      expect(await rui.answer(confirmApproval, asked)).toBe(true);
      expect(await stage.rowOf(id)).toMatchObject({ statusId: status.nonEligible });
    },
  );

  it.each([
    ['withdrawn', () => ana, withdrawApproval, {}],
    ['refused', () => rui, refuseApproval, { reason: 'Falta o IRS.' }],
  ] as const)('once %s leaves the request to be decided', async (_, by, call, more) => {
    const { id, asked } = await proposed();
    await by().send(call, { ...asked, ...more });
    expect(await ana.answer(setEligibility, decision(id, 'eligible'))).toBe(true);
  });

  it('goes with the request that its provider cancels, which is told to who would confirm it, and the audit', async () => {
    const { id, asked } = await proposed();
    const other = (await stage.make(status.awaitsRegulator)).id;
    expect(await stage.operator.answer(cancelApplications, cancellation(other, id))).toMatchObject([
      { success: true },
      { success: true },
    ]);
    expect(await rui.answer(getApprovals, {})).toEqual([]);
    expect(await waitsFor(id)).toBe(false);
    expect(await rui.refusal(confirmApproval, asked)).toEqual({
      status: 400,
      message: 'O pedido mudou entretanto de estado: já não há decisão por aprovar.',
    });
    expect(await stage.auditOf(id)).toContainEqual(
      expect.objectContaining({
        action: 'endApproval',
        actorId: stage.operatorUser.id,
        detail: expect.objectContaining({ state: 'withdrawn', askedBy: stage.ana.user.id }),
      }),
    );
  });

  it('and another at the same moment are never both done', async () => {
    const { id } = await stage.make(status.awaitsRegulator);
    const answers = await Promise.all([
      ana.send(setEligibility, decision(id, 'nonEligible')),
      rui.send(setEligibility, decision(id, 'eligible')),
    ]);
    expect(answers.map((answer) => answer.status).toSorted()).toSatisfy(
      ([first, second]: number[]) => second === 400 && (first === 200 || first === 202),
    );
    const { statusId } = await stage.rowOf(id);
    const waiting = await stage.db.$count(approvals, eq(approvals.applicationId, id));
    expect(waiting).toBe(statusId === status.eligible ? 0 : 1);
  });

  it('is marked in the queue, to who took it as well', async () => {
    const { id } = await proposed();
    for (const [client, isOwn] of [
      [ana, true],
      [rui, false],
    ] as const)
      expect(await client.answer(getClaims, {})).toContainEqual({
        applicationId: id,
        isOwn,
        heldBy: 'Ana Lima',
        awaitsApproval: true,
      });
  });
});

/** Makes a call that is refused, as a whole or in its only item. */
const refusalOf = async (client: ApiClient, call: Call, input: unknown) => {
  const response = await client.send(call, input);
  const text = await response.text();
  expect([200, 400]).toContain(response.status);
  return { text };
};
