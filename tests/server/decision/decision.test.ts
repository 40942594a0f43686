import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setEligibility } from '../../../contract/calls/applicationAction';
import { getMailNotifications } from '../../../contract/calls/mailNotification';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { type ActionStage, actionStage } from '../../support/actionStage';

const now = new Date('2026-03-10T15:30:00Z');
let stage: ActionStage;

beforeAll(async () => {
  stage = await actionStage(now);
}, 60_000);
afterAll(() => stage.server.close());

describe('7 POST Application/set-eligibility', () => {
  it('makes an application Eligible: history, notification, its clock and the audit trail', async () => {
    const { id } = await stage.make(status.awaitsRegulator);
    const reason = 'Confirmado pela junta de freguesia.';
    const decision = { applicationId: id, applicationStatus: status.eligible, reason };
    const response = await stage.administrator.send(setEligibility, decision);
    expect(await response.json()).toEqual({ data: true });

    expect(await stage.rowOf(id)).toMatchObject({
      statusId: status.eligible,
      statusDate: now,
      eligibilityNotificationSentDate: now,
    });
    expect((await stage.historyOf(id)).at(-1)).toMatchObject({
      statusId: status.eligible,
      createdOn: now,
      authorId: stage.administratorUser.id,
      nonEligibleReason: null,
    });
    expect(await stage.mailsOf(id)).toMatchObject([
      {
        to: 'elegibilidade@prestador.example.pt',
        subject: `Tarifa Social de Internet: pedido ${id} Elegível`,
        body: expect.stringContaining(`Motivo: ${reason}`),
        createdOn: now,
        actualShippingDate: null,
      },
    ]);
    expect(await stage.auditOf(id)).toMatchObject([
      { action: 'changeStatus', actorId: stage.administratorUser.id, detail: { from: 6, to: 7 } },
    ]);
  });

  it('makes an application NonEligible with its reason, of 500 characters too', async () => {
    const { id, fullName, fiscalNumber } = await stage.make(status.awaitsRegulator);
    const reason = 'á'.repeat(500);
    await stage.administrator.answer(setEligibility, {
      applicationId: id,
      applicationStatus: status.nonEligible,
      reason: `  ${reason} `,
    });
    expect((await stage.historyOf(id)).at(-1)).toMatchObject({ statusId: 8, nonEligibleReason: reason });
    expect(await stage.rowOf(id)).toMatchObject({ statusId: 8, eligibilityNotificationSentDate: now });
    const [mail] = await stage.mailsOf(id);
    expect(mail?.subject).toBe(`Tarifa Social de Internet: pedido ${id} Não Elegível`);
    expect(mail?.body).toContain(`Motivo: ${reason}`);
    for (const personal of [fullName, fiscalNumber]) expect(mail?.body).not.toContain(personal);
  });

  it.each<[string, object, string]>([
    ['no reason for Não Elegível', { applicationStatus: 8 }, 'Motivo: Campo obrigatório.'],
    ['a reason of blanks', { applicationStatus: 8, reason: ' \n ' }, 'Motivo: Campo obrigatório.'],
    [
      'a reason of control characters',
      { applicationStatus: 8, reason: '\u0007' },
      'Motivo: Campo obrigatório.',
    ],
    [
      'a reason of 501',
      { applicationStatus: 8, reason: 'a'.repeat(501) },
      'Motivo: Máximo de 500 caracteres.',
    ],
    ['another status', { applicationStatus: 9 }, 'Estado do pedido: Valor inválido.'],
    ['no status', {}, 'Estado do pedido: Campo obrigatório.'],
  ])('refuses %s and changes nothing', async (_, body, message) => {
    const { id } = await stage.make(status.awaitsRegulator);
    const before = await stage.traces();
    const refusal = await stage.administrator.refusal(setEligibility, { applicationId: id, ...body });
    expect(refusal).toEqual({ status: 400, message });
    expect(await stage.traces()).toEqual(before);
  });

  it.each(Object.values(status).filter((id) => id !== status.awaitsRegulator && id !== status.processing))(
    'refuses an application in status %i and changes nothing',
    async (statusId) => {
      const { id } = await stage.make(statusId);
      const before = await stage.traces();
      const refusal = await stage.administrator.refusal(setEligibility, {
        applicationId: id,
        applicationStatus: status.eligible,
      });
      expect(refusal.status).toBe(400);
      expect(refusal.message).toMatch(/^O estado do pedido foi entretanto alterado\./);
      expect(await stage.traces()).toEqual(before);
    },
  );

  it('answers 404 to an id that nothing has', async () => {
    const decision = { applicationId: 2_000_000_000, applicationStatus: status.eligible };
    expect((await stage.administrator.refusal(setEligibility, decision)).status).toBe(404);
  });
});

describe('10.5 a decision about a recheck or maintenance request', () => {
  const decide = async (
    kind: 'recheck' | 'maintenance',
    to: 7 | 8,
    originalStatus: number = status.active,
  ) => {
    const activation = {
      activationCreatedOn: new Date('2026-01-05T10:00:00Z'),
      activationStartDate: new Date('2026-01-04T00:00:00Z'),
      activationStartReasonId: 2,
    };
    const original = await stage.make(originalStatus, {}, activation);
    const { id } = await stage.make(status.awaitsRegulator, { kind, recheckApplicationId: original.id });
    await stage.administrator.answer(setEligibility, {
      applicationId: id,
      applicationStatus: to,
      reason: to === 8 ? 'Rendimentos acima do limite.' : null,
    });
    return { id, original, activation };
  };

  it.each(['recheck', 'maintenance'] as const)(
    'Eligible keeps the original of a %s as it is',
    async (kind) => {
      const { id, original } = await decide(kind, status.eligible);
      expect(await stage.rowOf(id)).toMatchObject({ statusId: status.eligible });
      expect(await stage.rowOf(original.id)).toEqual(original);
      expect(await stage.historyOf(original.id)).toHaveLength(1);
    },
  );

  it.each(['recheck', 'maintenance'] as const)(
    'NonEligible makes the original of a %s Inactive, with the reason',
    async (kind) => {
      const { id, original, activation } = await decide(kind, status.nonEligible);
      expect(await stage.rowOf(id)).toMatchObject({ statusId: status.nonEligible });
      expect(await stage.rowOf(original.id)).toMatchObject({ statusId: status.inactive, statusDate: now });
      expect((await stage.historyOf(original.id)).at(-1)).toMatchObject({
        statusId: status.inactive,
        ...activation,
        activationEndDate: new Date('2026-03-10T00:00:00Z'),
        activationEndReasonId: 5,
        activationEndOtherReason: 'Rendimentos acima do limite.',
      });
      expect(await stage.auditOf(original.id)).toMatchObject([{ detail: { from: 9, to: 10 } }]);
    },
  );

  it('leaves an original alone that is no longer Active', async () => {
    const { original } = await decide('recheck', status.nonEligible, status.inactive);
    expect(await stage.rowOf(original.id)).toEqual(original);
  });
});

describe('7 GET Application/get-mail-notifications-by-application-id', () => {
  it('lists the messages newest first, the waiting one without a date', async () => {
    const { id } = await stage.make(status.awaitsRegulator);
    await stage.administrator.answer(setEligibility, {
      applicationId: id,
      applicationStatus: status.eligible,
    });
    expect(await stage.administrator.answer(getMailNotifications, { applicationId: id })).toEqual([
      {
        to: 'elegibilidade@prestador.example.pt',
        subject: `Tarifa Social de Internet: pedido ${id} Elegível`,
        actualShippingDate: null,
      },
    ]);
  });
});
