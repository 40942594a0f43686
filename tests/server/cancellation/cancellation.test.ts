import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelApplications, getCancellationReasons } from '../../../contract/calls/applicationAction';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { type ActionStage, actionStage } from '../../support/actionStage';

const now = new Date('2026-07-20T23:15:00Z');
const today = '2026-07-21T00:15:00+01:00';
let stage: ActionStage;

beforeAll(async () => {
  stage = await actionStage(now);
}, 60_000);
afterAll(() => stage.server.close());

const cancellation = (applicationId: number, overrides: object = {}) => ({
  applicationCancellations: [
    { applicationId, cancellationDate: today, cancellationReasonId: 2, ...overrides },
  ],
});
const cancellable = [1, 2, 3, 4, 5, 6, 7];

describe('7 POST Application/cancel', () => {
  it.each(cancellable)('cancels an application in status %i', async (statusId) => {
    const { id } = await stage.make(statusId);
    const response = await stage.operator.send(cancelApplications, cancellation(id));
    expect(await response.json()).toEqual({ data: [{ success: true }] });
    expect(await stage.rowOf(id)).toMatchObject({ statusId: status.cancelled, statusDate: now });
    expect((await stage.historyOf(id)).at(-1)).toMatchObject({
      statusId: status.cancelled,
      authorId: stage.operatorUser.id,
      cancellationDate: new Date('2026-07-21T00:00:00+01:00'),
      cancellationReasonId: 2,
    });
    expect(await stage.auditOf(id)).toMatchObject([{ detail: { from: statusId, to: 11 } }]);
  });

  it.each(cancellable)(
    '4 refuses a recheck in status %i, whoever asks: nobody escapes its result',
    async (statusId) => {
      const original = await stage.make(status.active);
      const { id } = await stage.make(statusId, { kind: 'recheck', recheckApplicationId: original.id });
      const before = await stage.traces();
      for (const client of [stage.operator, stage.administrator]) {
        expect(await client.refusal(cancelApplications, cancellation(id))).toEqual({
          status: 400,
          message: 'Esta operação não se aplica a pedidos de reverificação.',
        });
      }
      expect(await stage.traces()).toEqual(before);
    },
  );

  it.each([status.nonEligible, status.active, status.inactive, status.cancelled])(
    'refuses an application in status %i and changes nothing',
    async (statusId) => {
      const { id } = await stage.make(statusId);
      const before = await stage.traces();
      const refusal = await stage.operator.refusal(cancelApplications, cancellation(id));
      expect(refusal.status).toBe(400);
      expect(refusal.message).toMatch(/^O estado do pedido foi entretanto alterado\./);
      expect(await stage.traces()).toEqual(before);
    },
  );

  it('refuses a maintenance request, which is deleted instead', async () => {
    const { id } = await stage.make(status.submitted, { kind: 'maintenance' });
    const refusal = await stage.operator.refusal(cancelApplications, cancellation(id));
    expect(refusal).toEqual({
      status: 400,
      message: 'Esta operação não se aplica a pedidos de manutenção.',
    });
  });

  it.each<[string, object, string]>([
    ['no reason', { cancellationReasonId: null }, 'Motivo: Campo obrigatório.'],
    ['nothing selected', { cancellationReasonId: -1 }, 'Motivo: Valor inválido.'],
    ['an unknown reason', { cancellationReasonId: 99 }, 'Motivo: Valor inválido.'],
    [
      'yesterday',
      { cancellationDate: '2026-07-20T23:59:59+01:00' },
      'Data de cancelamento: Insira a data atual.',
    ],
    [
      'tomorrow',
      { cancellationDate: '2026-07-22T00:00:00+01:00' },
      'Data de cancelamento: Insira a data atual.',
    ],
    ['no date', { cancellationDate: null }, 'Data de cancelamento: Campo obrigatório.'],
  ])('refuses %s and changes nothing', async (_, overrides, message) => {
    const { id } = await stage.make(status.submitted);
    const before = await stage.traces();
    expect(await stage.operator.refusal(cancelApplications, cancellation(id, overrides))).toEqual({
      status: 400,
      message,
    });
    expect(await stage.traces()).toEqual(before);
  });

  it('several in one call succeed or fail one by one, with the reason', async () => {
    const [first, second] = [await stage.make(status.submitted), await stage.make(status.active)];
    const results = await stage.operator.answer(cancelApplications, {
      applicationCancellations: [second, first].flatMap(
        ({ id }) => cancellation(id).applicationCancellations,
      ),
    });
    expect(results).toMatchObject([
      { success: false, errorMessage: expect.stringMatching(/^O estado do pedido/) },
      { success: true },
    ]);
    expect((await stage.rowOf(first.id)).statusId).toBe(status.cancelled);
  });

  it('lists the reasons in their order', async () => {
    const reasons = await stage.operator.answer(getCancellationReasons, {});
    expect(reasons.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });
});
