import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setEligibility } from '../../../../contract/calls/applicationAction';
import { deleteMaintenanceRequest } from '../../../../contract/calls/maintenanceRequest';
import { recheckApplication } from '../../../../contract/calls/recheck';
import { applicationStatus as status } from '../../../../contract/rules/applicationStatuses';
import { applications } from '../../../../server/db/schema/applications';
import { seedAddresses } from '../../../../server/seed/seedDemo';
import { apiClient } from '../../../../tests/support/apiClient';
import { makeAdministrator, makeOperator, makeProvider } from '../../../../tests/support/builders';
import { makeMaintenanceRequest } from '../../../../tests/support/maintenance';
import { validNif } from '../../../../tests/support/nifs';
import { sentApplication, sentPeople } from '../../../../tests/support/submissions';
import { untilTheyWait } from '../../../../tests/support/untilTheyWait';
import { askPersonFile } from '../../contract/dataProtectionCalls';
import { createHold, erasePerson } from '../../contract/erasureCalls';
import { getRetention, releaseRetention } from '../../contract/retentionCalls';
import { type ScheduleStage, scheduleStage } from './scheduleStage';

let stage: ScheduleStage;
beforeAll(async () => {
  stage = await scheduleStage();
}, 60_000);
afterAll(() => stage.close());

const reason = 'Processo judicial.';
describe('a hold', () => {
  it('that is made while the schedule removes is kept, or refused because the request is gone', async () => {
    const id = await stage.make('2020-01-10T10:00:00Z', status.cancelled);
    await stage.begin();
    await stage.work();
    const officer = await stage.administrator();
    const { rehearsal } = await officer.answer(getRetention, {});
    await officer.answer(releaseRetention, { runId: rehearsal?.id ?? 0 });
    stage.setNow('2026-11-21T03:00:00Z');
    const administrator = await stage.administrator();
    let removing: Promise<unknown> | undefined;
    let holding: Promise<Response> | undefined;
    await stage.db.transaction(async (tx) => {
      // The removal has found the request, and stops at its row.
      await tx.select().from(applications).where(eq(applications.id, id)).for('update');
      removing = stage.work();
      await untilTheyWait(tx, [removing]);
      holding = administrator.send(createHold, { applicationId: id, reason });
      await untilTheyWait(tx, [removing, holding]);
    });
    await removing;
    const isHeld = (await holding)?.status === 200;
    expect({ isHeld, isErased: (await stage.erased([id])).length > 0 }).toEqual({
      isHeld,
      isErased: !isHeld,
    });
  }, 30_000);

  it('and the deletion of the yearly request by its provider exclude each other, whoever comes first', async () => {
    const user = await makeOperator(stage.db);
    const operator = await apiClient(stage, user);
    const administrator = await stage.administrator();
    for (let round = 0; round < 40; round += 1) {
      const { request } = await makeMaintenanceRequest(stage.db, user.parentId ?? 0);
      const { id } = request;
      const [held, deleted] = await Promise.all([
        administrator.send(createHold, { applicationId: id, reason }),
        operator.send(deleteMaintenanceRequest, { applicationId: id }),
      ]);
      const isThere = (await stage.db.$count(applications, eq(applications.id, id))) > 0;
      expect([held.status, deleted.status]).toEqual(isThere ? [200, 400] : [404, 200]);
    }
  }, 60_000);
});

describe('the erasure of a person', () => {
  const erase = async (fiscalNumber: string) =>
    (await stage.administrator()).send(erasePerson, {
      fiscalNumber,
      reason: 'Pedido da pessoa.',
      includesUnfinished: true,
    });
  const makeActive = (fiscalNumber: string, providerId: number) =>
    stage.make('2026-11-01T10:00:00Z', status.active, {
      ...sentPeople,
      fiscalNumber,
      providerId,
      documents: 0,
    });

  it('takes along a recheck that is asked for at the same moment, or keeps it from being made', async () => {
    await seedAddresses(stage.db);
    const user = await makeOperator(stage.db);
    const operator = await apiClient(stage, user);
    const providerId = user.parentId ?? 0;
    for (let round = 0; round < 15; round += 1) {
      const fiscalNumber = validNif(7_400_000 + round);
      const id = await makeActive(fiscalNumber, providerId);
      const sent = { ...sentApplication({ fiscalNumber }), id };
      const recheck = () =>
        operator.send(recheckApplication, {
          providerId,
          providerEmail: 'a@b.example.pt',
          applications: [sent],
        });
      const [, erased] = await Promise.all([recheck(), erase(fiscalNumber), recheck()]);
      expect(erased.status).toBe(200);
      const left = await stage.db.$count(applications, eq(applications.fiscalNumber, fiscalNumber));
      expect(left).toBe(0);
    }
  }, 60_000);

  it('and the decision about a recheck of it do not keep each other waiting for ever', async () => {
    const deciding = await apiClient(stage, await makeAdministrator(stage.db));
    for (let round = 0; round < 15; round += 1) {
      const fiscalNumber = validNif(7_450_000 + round);
      const id = await makeActive(fiscalNumber, (await makeProvider(stage.db)).id);
      const recheck = { fiscalNumber, kind: 'recheck', recheckApplicationId: id } as const;
      const applicationId = await stage.make('2026-11-02T10:00:00Z', status.awaitsRegulator, recheck);
      const decision = { applicationId, applicationStatus: status.nonEligible, reason: 'Motivo' };
      const [decided, erased] = await Promise.all([
        deciding.send(setEligibility, decision),
        erase(fiscalNumber),
      ]);
      expect([200, 400]).toContain(decided.status);
      expect(erased.status).toBe(200);
    }
  }, 60_000);
});

it("a person's file is asked for once, however often the same person asks at once", async () => {
  const administrator = await stage.administrator();
  for (let round = 0; round < 20; round += 1) {
    const asking = { fiscalNumber: validNif(7_300_000 + round), reason };
    const answers = await Promise.all([1, 2, 3].map(() => administrator.send(askPersonFile, asking)));
    expect(answers.map(({ status: code }) => code).sort()).toEqual([200, 400, 400]);
  }
}, 60_000);
