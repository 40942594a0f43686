import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getInactivationReasons, setActivationStatus } from '../../../contract/calls/applicationAction';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { type ActionStage, actionStage } from '../../support/actionStage';

const now = new Date('2026-07-20T23:15:00Z');
const startedOn = new Date('2026-07-05T00:00:00+01:00');
const begin = {
  activationCreatedOn: new Date('2026-07-06T10:00:00Z'),
  activationStartDate: startedOn,
  activationStartReasonId: 4,
  activationStartOtherReason: 'Obras no prédio.',
};
let stage: ActionStage;

beforeAll(async () => {
  stage = await actionStage(now);
}, 60_000);
afterAll(() => stage.server.close());

const active = () => stage.make(status.active, { activationStartDate: startedOn }, begin);

describe('7 POST Application/set-activation-status, deactivation', () => {
  it('makes an Active application Inactive, its history telling of the whole activation', async () => {
    const { id } = await active();
    const response = await stage.operator.send(setActivationStatus, {
      applicationId: id,
      activationEndDate: '2026-07-18T09:00:00+01:00',
      activationEndReasonId: 3,
    });
    expect(await response.json()).toEqual({ data: [{ success: true }] });
    expect(await stage.rowOf(id)).toMatchObject({
      statusId: status.inactive,
      statusDate: now,
      activationStartDate: startedOn,
    });
    expect((await stage.historyOf(id)).at(-1)).toMatchObject({
      statusId: status.inactive,
      authorId: stage.operatorUser.id,
      ...begin,
      activationEndDate: new Date('2026-07-18T00:00:00+01:00'),
      activationEndReasonId: 3,
      activationEndOtherReason: null,
    });
    expect(await stage.auditOf(id)).toMatchObject([{ detail: { from: 9, to: 10 } }]);
  });

  it.each(['recheck', 'maintenance'] as const)('refuses a %s, whatever its status', async (kind) => {
    const { id } = await stage.make(status.active, { kind, activationStartDate: startedOn }, begin);
    const refusal = await stage.operator.refusal(setActivationStatus, {
      applicationId: id,
      activationEndDate: '2026-07-18T09:00:00+01:00',
    });
    expect(refusal.message).toMatch(/^Esta operação não se aplica/);
  });

  it.each([
    ['the day of the activation', '2026-07-05T00:00:00+01:00'],
    ['today, in Lisbon', '2026-07-21T23:59:59+01:00'],
  ])('takes %s, and no reason', async (_, activationEndDate) => {
    const { id } = await active();
    await stage.operator.answer(setActivationStatus, { applicationId: id, activationEndDate });
    expect((await stage.historyOf(id)).at(-1)).toMatchObject({ statusId: 10, activationEndReasonId: null });
  });

  it.each<[string, object, string | RegExp]>([
    [
      'a day before the activation',
      { activationEndDate: '2026-07-04T23:59:59+01:00' },
      /^Data de fim: Insira/,
    ],
    ['tomorrow', { activationEndDate: '2026-07-22T00:00:00+01:00' }, /^Data de fim: Insira/],
    ['no date', {}, 'Data de fim: Campo obrigatório.'],
    [
      'an unknown reason',
      { activationEndDate: '2026-07-10T00:00:00Z', activationEndReasonId: 99 },
      'Motivo: Valor inválido.',
    ],
  ])('refuses %s and changes nothing', async (_, body, message) => {
    const { id } = await active();
    const before = await stage.traces();
    const refusal = await stage.operator.refusal(setActivationStatus, { applicationId: id, ...body });
    expect(refusal.status).toBe(400);
    expect(refusal.message).toMatch(message);
    expect(await stage.traces()).toEqual(before);
  });

  it.each([status.submitted, status.awaitsRegulator, status.eligible, status.inactive, status.cancelled])(
    'refuses an application in status %i and changes nothing',
    async (statusId) => {
      const { id } = await stage.make(statusId, { activationStartDate: startedOn });
      const before = await stage.traces();
      const refusal = await stage.operator.refusal(setActivationStatus, {
        applicationId: id,
        activationEndDate: '2026-07-10T00:00:00Z',
      });
      expect(refusal.message).toMatch(/^O estado do pedido foi entretanto alterado\./);
      expect(await stage.traces()).toEqual(before);
    },
  );

  it('lists the reasons in their order', async () => {
    const reasons = await stage.operator.answer(getInactivationReasons, {});
    expect(reasons.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
