import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cancelApplications,
  setActivationStatus,
  setEligibility,
} from '../../../contract/calls/applicationAction';
import { recheckApplication } from '../../../contract/calls/recheck';
import { firstMessage } from '../../../contract/errorMessage';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { applications } from '../../../server/db/schema/applications';
import { type ActionStage, actionStage } from '../../support/actionStage';
import { sentApplication, sentPeople } from '../../support/submissions';

const now = new Date('2026-03-10T15:30:00Z');
const date = now.toISOString();
let stage: ActionStage;

beforeAll(async () => {
  stage = await actionStage(now);
}, 60_000);
afterAll(() => stage.server.close());

const outcomes = async (sent: readonly Promise<Response>[]) =>
  Promise.all(
    (await Promise.all(sent)).map(async (response) => ({
      status: response.status,
      message: firstMessage(await response.json()),
    })),
  );

const attempts = {
  decide: (applicationId: number) =>
    stage.administrator.send(setEligibility, { applicationId, applicationStatus: status.eligible }),
  refuse: (applicationId: number) =>
    stage.administrator.send(setEligibility, {
      applicationId,
      applicationStatus: status.nonEligible,
      reason: 'Motivo',
    }),
  activate: (applicationId: number) =>
    stage.operator.send(setActivationStatus, {
      applicationActivations: [{ applicationId, activationStartDate: date }],
    }),
  deactivate: (applicationId: number) =>
    stage.operator.send(setActivationStatus, { applicationId, activationEndDate: date }),
  cancel: (applicationId: number) =>
    stage.operator.send(cancelApplications, {
      applicationCancellations: [{ applicationId, cancellationDate: date, cancellationReasonId: 1 }],
    }),
  recheck: (id: number) =>
    stage.operator.send(recheckApplication, {
      providerId: stage.provider.id,
      providerEmail: 'a@b.example.pt',
      applications: [{ ...sentApplication(), id }],
    }),
};

// PGlite has one connection and runs these one after the other; on PostgreSQL they really run at once.
describe('of simultaneous actions the first wins, and the others are refused', () => {
  it.each<[keyof typeof attempts, keyof typeof attempts, number]>([
    ['decide', 'refuse', status.awaitsRegulator],
    ['decide', 'decide', status.awaitsRegulator],
    ['activate', 'cancel', status.eligible],
    ['activate', 'activate', status.eligible],
    ['deactivate', 'deactivate', status.active],
    ['cancel', 'cancel', status.submitted],
  ])('%s and %s', async (first, second, statusId) => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await stage.make(statusId);
      const found = await outcomes([attempts[first](id), attempts[second](id)]);
      expect(found.filter((one) => one.status === 200)).toHaveLength(1);
      const [refused] = found.filter((one) => one.status !== 200);
      expect(refused?.status).toBe(400);
      expect(refused?.message).toMatch(/^O estado do pedido foi entretanto alterado\./);
      expect(await stage.historyOf(id)).toHaveLength(2);
      expect(await stage.auditOf(id)).toHaveLength(1);
      expect((await stage.mailsOf(id)).length).toBeLessThanOrEqual(1);
      expect((await stage.historyOf(id)).at(-1)?.statusId).toBe((await stage.rowOf(id)).statusId);
    }
  });

  it('two rechecks of one application: one begins', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id } = await stage.make(status.active, sentPeople);
      const found = await outcomes([attempts.recheck(id), attempts.recheck(id), attempts.recheck(id)]);
      expect(found.filter((one) => one.status === 200)).toHaveLength(1);
      const refused = found.filter((one) => one.status !== 200);
      for (const { message } of refused) {
        expect(message).toBe('Existe uma reverificação em curso para este pedido.');
      }
      const rechecks = await stage.db
        .select()
        .from(applications)
        .where(eq(applications.recheckApplicationId, id));
      expect(rechecks).toHaveLength(1);
    }
  });

  it('a refused recheck and a deactivation of its original end it once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const original = await stage.make(status.active);
      const recheck = await stage.make(status.awaitsRegulator, {
        kind: 'recheck',
        recheckApplicationId: original.id,
      });
      const [decided] = await outcomes([attempts.refuse(recheck.id), attempts.deactivate(original.id)]);
      expect(decided?.status).toBe(200);
      expect((await stage.rowOf(recheck.id)).statusId).toBe(status.nonEligible);
      expect((await stage.rowOf(original.id)).statusId).toBe(status.inactive);
      expect(await stage.historyOf(original.id)).toHaveLength(2);
    }
  });
});
