import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getActivationReasons, setActivationStatus } from '../../../contract/calls/applicationAction';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { type ActionStage, actionStage } from '../../support/actionStage';

/** A quarter past midnight in Lisbon, when it is still the day before in UTC. */
const now = new Date('2026-07-20T23:15:00Z');
const notifiedOn = new Date('2026-07-05T18:00:00Z');
const day = (text: string) => new Date(`${text}T00:00:00+01:00`);
let stage: ActionStage;

beforeAll(async () => {
  stage = await actionStage(now);
}, 60_000);
afterAll(() => stage.server.close());

const eligible = () => stage.make(status.eligible, { eligibilityNotificationSentDate: notifiedOn });
const activation = (applicationId: number, activationStartDate: string, more: object = {}) => ({
  applicationActivations: [{ applicationId, activationStartDate, ...more }],
});

describe('7 POST Application/set-activation-status, activation', () => {
  it('makes an Eligible application Active from a day on', async () => {
    const { id } = await eligible();
    const response = await stage.operator.send(
      setActivationStatus,
      activation(id, '2026-07-10T12:34:56+01:00'),
    );
    expect(await response.json()).toEqual({ data: [{ success: true }] });
    expect(await stage.rowOf(id)).toMatchObject({
      statusId: status.active,
      statusDate: now,
      activationStartDate: day('2026-07-10'),
      eligibilityNotificationSentDate: notifiedOn,
    });
    expect((await stage.historyOf(id)).at(-1)).toMatchObject({
      statusId: status.active,
      createdOn: now,
      authorId: stage.operatorUser.id,
      activationCreatedOn: now,
      activationStartDate: day('2026-07-10'),
      activationStartReasonId: null,
      activationStartOtherReason: null,
      activationEndDate: null,
    });
    expect(await stage.auditOf(id)).toMatchObject([
      { action: 'changeStatus', actorId: stage.operatorUser.id, detail: { from: 7, to: 9 } },
    ]);
  });

  it.each([
    ['the day of the notification', '2026-07-05T00:00:00+01:00', {}],
    ['the tenth day after it', '2026-07-15T23:59:59+01:00', {}],
    ['today, in Lisbon', '2026-07-21T00:00:00+01:00', { activationStartReasonId: 1 }],
    ['the last moment of today', '2026-07-21T23:59:59.999+01:00', { activationStartReasonId: 1 }],
  ])('takes %s', async (_, date, more) => {
    const { id } = await eligible();
    await stage.operator.answer(setActivationStatus, activation(id, date, more));
    expect((await stage.rowOf(id)).statusId).toBe(status.active);
  });

  const other = 'O equipamento chegou tarde.';
  it.each([
    ['a known reason', { activationStartReasonId: 2, activationStartOtherReason: other }, [2, other]],
    [
      'reason 4 with its text',
      { activationStartReasonId: 4, activationStartOtherReason: ` ${other} ` },
      [4, other],
    ],
    ['reason 5 with its text', { activationStartReasonId: 5, activationStartOtherReason: other }, [5, other]],
  ])('keeps of a late activation %s', async (_, more, kept) => {
    const { id } = await eligible();
    await stage.operator.answer(setActivationStatus, activation(id, '2026-07-16T00:00:00+01:00', more));
    const entry = (await stage.historyOf(id)).at(-1);
    expect([entry?.activationStartReasonId, entry?.activationStartOtherReason]).toEqual(kept);
  });

  it('keeps a reason that was sent without a delay', async () => {
    const { id } = await eligible();
    const more = { activationStartReasonId: 4, activationStartOtherReason: other };
    await stage.operator.answer(setActivationStatus, activation(id, inTime, more));
    expect((await stage.historyOf(id)).at(-1)).toMatchObject(more);
  });

  const inTime = '2026-07-15T12:00:00+01:00';
  const late = '2026-07-16T00:00:00+01:00';
  const tooEarly = /^Data de ativação: Insira uma data entre/;
  it.each<[string, string, object, string | RegExp]>([
    ['a day before the notification', '2026-07-04T23:59:59+01:00', {}, tooEarly],
    ['tomorrow', '2026-07-22T00:00:00+01:00', { activationStartReasonId: 1 }, tooEarly],
    ['no date', '', {}, 'Data de ativação: Campo obrigatório.'],
    ['a date that is none', 'ontem', {}, /^Data de ativação: /],
    ['no reason for a delay', late, {}, 'Motivo do atraso: O campo é obrigatório.'],
    ['an unknown reason', late, { activationStartReasonId: 99 }, 'Motivo do atraso: Valor inválido.'],
    [
      'an unknown reason in time',
      inTime,
      { activationStartReasonId: 99 },
      'Motivo do atraso: Valor inválido.',
    ],
    [
      'reason 4 without a text in time',
      inTime,
      { activationStartReasonId: 4 },
      'Qual/Quais?: O campo é obrigatório.',
    ],
    ['reason 4 without a text', late, { activationStartReasonId: 4 }, 'Qual/Quais?: O campo é obrigatório.'],
    [
      'reason 5 with a text of blanks',
      late,
      { activationStartReasonId: 5, activationStartOtherReason: ' ' },
      'Qual/Quais?: O campo é obrigatório.',
    ],
    [
      'a text of 501 characters',
      late,
      { activationStartReasonId: 5, activationStartOtherReason: 'a'.repeat(501) },
      'Qual/Quais?: Máximo de 500 caracteres.',
    ],
  ])('refuses %s and changes nothing', async (_, date, more, message) => {
    const { id } = await eligible();
    const before = await stage.traces();
    const refusal = await stage.operator.refusal(setActivationStatus, activation(id, date, more));
    expect(refusal.status).toBe(400);
    expect(refusal.message).toMatch(message);
    expect(await stage.traces()).toEqual(before);
  });

  it.each(Object.values(status).filter((id) => id !== status.eligible && id !== status.processing))(
    'refuses an application in status %i and changes nothing',
    async (statusId) => {
      const { id } = await stage.make(statusId, { eligibilityNotificationSentDate: notifiedOn });
      const before = await stage.traces();
      const refusal = await stage.operator.refusal(
        setActivationStatus,
        activation(id, '2026-07-10T00:00:00Z'),
      );
      expect(refusal.message).toMatch(/^O estado do pedido foi entretanto alterado\./);
      expect(await stage.traces()).toEqual(before);
    },
  );

  it.each(['recheck', 'maintenance'] as const)('refuses an eligible %s', async (kind) => {
    const { id } = await stage.make(status.eligible, { kind, eligibilityNotificationSentDate: notifiedOn });
    const refusal = await stage.operator.refusal(setActivationStatus, activation(id, '2026-07-10T00:00:00Z'));
    expect(refusal.status).toBe(400);
    expect(refusal.message).toMatch(/^Esta operação não se aplica/);
  });

  it('several in one call succeed or fail one by one, with the reason', async () => {
    const [first, second, third] = [await eligible(), await eligible(), await stage.make(status.submitted)];
    const date = '2026-07-10T00:00:00+01:00';
    const results = await stage.operator.answer(setActivationStatus, {
      applicationActivations: [
        { applicationId: first.id, activationStartDate: '2026-01-01T00:00:00Z' },
        { applicationId: second.id, activationStartDate: date },
        { applicationId: third.id, activationStartDate: date },
        { applicationId: 2_000_000_000, activationStartDate: date },
        { applicationId: second.id, activationStartDate: date },
      ],
    });
    expect(results.map(({ success }) => success)).toEqual([false, true, false, false, false]);
    expect(results.map(({ errorMessage }) => errorMessage ?? null)).toEqual([
      expect.stringMatching(/^Data de ativação/),
      null,
      expect.stringMatching(/^O estado do pedido/),
      'O pedido não foi encontrado.',
      expect.stringMatching(/^O estado do pedido/),
    ]);
    const statuses = [first, second, third].map(async ({ id }) => (await stage.rowOf(id)).statusId);
    expect(await Promise.all(statuses)).toEqual([status.eligible, status.active, status.submitted]);
  });

  it('refuses an empty list and a body of neither form', async () => {
    for (const body of [{ applicationActivations: [] }, {}]) {
      const refusal = await stage.operator.refusal(setActivationStatus, body);
      expect(refusal.status).toBe(400);
      expect(refusal.message).toMatch(/Campo obrigatório\.$/);
    }
  });

  it('lists the delay reasons in their order', async () => {
    const reasons = await stage.operator.answer(getActivationReasons, {});
    expect(reasons.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(reasons[0]).toEqual({ id: 1, description: 'Indisponibilidade do cidadão para a instalação' });
  });
});
