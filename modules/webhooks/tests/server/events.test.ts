import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import {
  processMaintenanceRequests,
  updateMaintenancePeriod,
} from '../../../../contract/calls/annualMaintenance';
import { setActivationStatus, setEligibility } from '../../../../contract/calls/applicationAction';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { elementsDayRange } from '../../../../contract/rules/elements';
import type { WebhookType } from '../../../../contract/rules/webhookEvents';
import { applications } from '../../../../server/db/schema/applications';
import { jobs } from '../../../../server/db/schema/jobs';
import { registeredFiles } from '../../../../server/db/schema/registeredFiles';
import { webhookEndpoints, webhookMessages } from '../../../../server/db/schema/webhooks';
import { enqueueJob } from '../../../../server/services/queue/enqueueJob';
import {
  type VerificationStage,
  verificationStage,
} from '../../../../tests/server/verification/verificationStage';
import { makeProvider } from '../../../../tests/support/builders';
import { makeMaintenanceRequest } from '../../../../tests/support/maintenance';
import { erasePerson } from '../../../dataProtection/contract/erasureCalls';
import { askForElements } from '../../../elements/contract/calls';
import { webhookMessage } from '../../contract/webhook';
import { makeWebhook, webhookReceiver } from '../webhooks';

const start = new Date('2026-03-10T10:00:00Z');
const { eligible, nonEligible, active, awaitsRegulator, submitted, processing } = applicationStatus;

let stage: VerificationStage;
afterEach(() => stage.server.close());

const open = async () => {
  stage = await verificationStage(start);
  const receiver = webhookReceiver();
  await makeWebhook(stage.server, stage.provider.id, { url: 'https://crm.example.pt/avisos' });
  const other = await makeProvider(stage.db);
  await makeWebhook(stage.server, other.id, { url: 'https://outro.example.pt/avisos' });
  const work = () => stage.server.work({ modules: receiver.modules });
  return {
    ...receiver,
    work,
    /** What the provider's own system was told, in order: type and data. */
    told: async () => {
      await work();
      for (const { said } of receiver.received)
        expect(webhookMessage(said.type as WebhookType).parse(said)).toEqual(said);
      return receiver.received
        .filter(({ url }) => url.startsWith('https://crm.'))
        .map(({ said }) => [said.type, said.data]);
    },
  };
};

describe("what a provider's system is told of", () => {
  it('is every status as the provider sees it, and no step between the four that it sees as one', async () => {
    const { told, received } = await open();
    const applicationId = await stage.submitFor(stage.yes());
    const changed = (previousStatusId: number, statusId: number, kind = 'request') => [
      'application.status_changed',
      { applicationId, kind, previousStatusId, statusId },
    ];
    expect(await told()).toEqual([changed(submitted, processing), changed(processing, eligible)]);
    await stage.operator.answer(setActivationStatus, {
      applicationActivations: [{ applicationId, activationStartDate: start.toISOString() }],
    });
    expect((await told()).slice(2)).toEqual([changed(eligible, active)]);
    expect(received.every(({ url }) => url.startsWith('https://crm.'))).toBe(true);
    const row = await stage.rowOf(applicationId);
    for (const { body } of received)
      for (const secret of [row.fullName, row.fiscalNumber, row.providerEmail, row.postCode])
        expect(body).not.toContain(secret);
  });

  it('does not tell that an application awaits the regulator', async () => {
    const { told } = await open();
    const applicationId = await stage.submitFor(stage.no(), { applicantProvidedRequiredDocuments: false });
    const { id } = await stage.make(awaitsRegulator);
    const before = await told();
    expect(JSON.stringify(before)).not.toContain(String(awaitsRegulator));
    expect(before.map(([, data]) => (data as { applicationId: number }).applicationId)).not.toContain(id);
    expect(before.at(-1)).toEqual([
      'application.status_changed',
      { applicationId, kind: 'request', previousStatusId: processing, statusId: nonEligible },
    ]);
    await stage.administrator.answer(setEligibility, { applicationId: id, applicationStatus: eligible });
    expect((await told()).at(-1)).toEqual([
      'application.status_changed',
      { applicationId: id, kind: 'request', previousStatusId: processing, statusId: eligible },
    ]);
  });

  it('is what the regulator asks for, without its words', async () => {
    const { told, received } = await open();
    const { id } = await stage.make(awaitsRegulator);
    const { first: dueDate } = elementsDayRange(start);
    const text = 'Falta a declaração de rendimentos.';
    await stage.administrator.answer(askForElements, { applicationId: id, text, dueDate });
    expect(await told()).toEqual([
      ['application.elements_asked', { applicationId: id, elementRequestId: expect.any(Number), dueDate }],
    ]);
    expect(received[0]?.body).not.toContain('rendimentos');
  });

  it('is a deadline three days and one day before, even where no e-mails are sent', async () => {
    const { told, received } = await open();
    const { id } = await stage.make(eligible, {
      eligibilityNotificationSentDate: new Date('2026-03-03T10:00:00Z'),
    });
    const context = { db: stage.db, now: () => start, remoteAddress: null };
    await enqueueJob(context, 'remindOfDeadlines', {}, { key: 'remindOfDeadlines' });
    const settings = {
      tokenKeys: stage.server.tokenKeys,
      publicUrl: 'https://tsi.example.pt',
      sendsReminders: false,
    };
    await stage.server.work({ settings });
    expect(stage.server.mails).toEqual([]);
    expect(await told()).toEqual([
      ['application.deadline_near', { applicationId: id, deadline: '2026-03-13' }],
    ]);
    stage.setNow(new Date('2026-03-11T09:00:00Z'));
    expect(await told()).toHaveLength(1);
    stage.setNow(new Date('2026-03-12T09:00:00Z'));
    expect(await told()).toHaveLength(2);
    expect(received).toHaveLength(2);
  });

  it('is a period when it begins, once, on the day that it was last set to', async () => {
    const { told, received } = await open();
    const set = (id: number | null, beginDate: string) =>
      stage.administrator.answer(updateMaintenancePeriod, {
        annualMaintenancePeriod: { id, beginDate, endDate: '2026-06-30T22:00:00.000Z' },
      });
    const { id } = await set(null, '2026-03-11T00:00:00.000Z');
    await set(id, '2026-03-12T00:00:00.000Z');
    expect(await told()).toEqual([]);
    stage.setNow(new Date('2026-03-11T00:00:01Z'));
    expect(await told()).toEqual([]);
    stage.setNow(new Date('2026-03-12T00:00:01Z'));
    const period = { beginDate: '2026-03-12T00:00:00.000Z', endDate: '2026-06-30T22:00:00.000Z' };
    expect(await told()).toEqual([['maintenance.period_opened', period]]);
    // Every provider is told.
    expect(received).toHaveLength(2);
    expect(await stage.db.select().from(jobs).where(eq(jobs.kind, 'tellOfPeriod'))).toEqual([]);
  });

  it('is a yearly list once the last of its requests has a result', async () => {
    const { told } = await open();
    const [file] = await stage.db
      .insert(registeredFiles)
      .values({
        providerId: stage.provider.id,
        createdById: stage.provider.id,
        createdOn: start,
        lineCount: 2,
        isRegistered: true,
      })
      .returning();
    const registeredFileId = file?.id ?? 0;
    const request = async (fiscalNumber: string) =>
      (await makeMaintenanceRequest(stage.db, stage.provider.id, { registeredFileId, fiscalNumber })).request
        .id;
    const [first, second] = [await request(stage.yes()), await request(stage.no())];
    await stage.db
      .update(applications)
      .set({ applicantProvidedRequiredDocuments: false })
      .where(eq(applications.registeredFileId, registeredFileId));
    const lists = async () => (await told()).filter(([type]) => type === 'maintenance.list_processed');
    await stage.administrator.answer(processMaintenanceRequests, { maintenanceRequestIdsToProcess: [first] });
    expect(await lists()).toEqual([]);
    await stage.administrator.answer(processMaintenanceRequests, {
      maintenanceRequestIdsToProcess: [second],
    });
    expect(await lists()).toEqual([
      ['maintenance.list_processed', { fileId: registeredFileId, requests: 2, refused: 1 }],
    ]);
  });

  it('is nothing that was undone, and nothing for an address that is disabled', async () => {
    const { told } = await open();
    const { id } = await stage.make(awaitsRegulator);
    const decide = { applicationId: id, applicationStatus: nonEligible };
    expect((await stage.administrator.refusal(setEligibility, decide)).status).toBe(400);
    expect(await told()).toEqual([]);
    await stage.db.update(webhookEndpoints).set({ isEnabled: false });
    await stage.administrator.answer(setEligibility, { applicationId: id, applicationStatus: eligible });
    expect(await told()).toEqual([]);
    expect(await stage.db.$count(webhookMessages)).toBe(0);
  });

  it('is forgotten with the person whose request it was', async () => {
    const { told } = await open();
    const applicationId = await stage.submitFor(stage.no(), { applicantProvidedRequiredDocuments: false });
    await told();
    const { fiscalNumber } = await stage.rowOf(applicationId);
    const { id: other } = await stage.make(awaitsRegulator);
    await stage.administrator.answer(setEligibility, { applicationId: other, applicationStatus: eligible });
    await stage.administrator.answer(erasePerson, { fiscalNumber, reason: 'Pedido do titular' });
    const left = await stage.db.select({ id: webhookMessages.applicationId }).from(webhookMessages);
    expect(left).toEqual([{ id: other }]);
  });
});
