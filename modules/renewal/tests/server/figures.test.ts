import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renewalItems } from '../../../../server/db/schema/renewals';
import { serviceAnswers } from '../../../../server/db/schema/verification';
import { apiClient } from '../../../../tests/support/apiClient';
import { anAddress, makeProvider } from '../../../../tests/support/builders';
import { makeActive } from '../../../../tests/support/maintenance';
import { valuesOf } from '../../../../tests/support/workbooks';
import { isIn } from '../../../isIn';
import { webhookReceiver } from '../../../webhooks/tests/webhooks';
import {
  downloadRenewalReport,
  downloadWouldLose,
  getPublicCounts,
  getRenewalOfApplication,
  getRenewalReport,
  getRenewals,
  getWouldLose,
  searchRenewalItems,
  searchRenewalNotices,
} from '../../contract/calls';
import { renewalState } from '../../server/renewalState';
import { type RenewalStage, renewalStage } from '../renewalStage';

let stage: RenewalStage;
beforeEach(async () => {
  stage = await renewalStage();
});
afterEach(() => stage.server.close());

it('shows a provider its own tariffs and figures, and nothing of another one or of what never started', async () => {
  const other = await makeProvider(stage.server.db);
  const { id } = await stage.tariff('no');
  await makeActive(stage.server.db, other.id);
  const run = await stage.start();
  await stage.ask();
  await stage.passDays(1);
  await stage.rehearse();
  const own = await stage.provider();
  const report = await own.answer(getRenewalReport, { renewalId: run.id });
  expect(report.rows.map(({ providerId, count }) => [providerId, count])).toEqual([[stage.providerId, 1]]);
  expect(report.rehearsal.map(({ providerId }) => providerId)).toEqual([stage.providerId]);
  expect(report.renewal).not.toHaveProperty('startedBy');
  const { renewals } = await own.answer(getRenewals, {});
  expect(renewals.map(({ id: one, counts }) => [one, counts])).toEqual([[run.id, { noticed: 1 }]]);
  const foreign = await apiClient(stage.server, other);
  expect((await foreign.answer(searchRenewalNotices, {})).items).toEqual([]);
  expect((await foreign.refusal(getRenewalOfApplication, { applicationId: id })).status).toBe(404);
  expect((await foreign.answer(getRenewals, {})).renewals).toMatchObject([{ counts: { renewed: 1 } }]);
});

it('shows a renewal of one provider to no other', async () => {
  const other = await makeProvider(stage.server.db);
  await stage.tariff('no');
  await makeActive(stage.server.db, other.id);
  const run = await stage.start({ providerId: stage.providerId });
  expect(await stage.server.db.$count(renewalItems)).toBe(1);
  const foreign = await apiClient(stage.server, other);
  expect((await foreign.answer(getRenewals, {})).renewals).toEqual([]);
  expect((await foreign.refusal(getRenewalReport, { renewalId: run.id })).status).toBe(404);
});

it('takes only the part that it is about: district, and those that began before a day', async () => {
  const at = (district: string, activationStartDate: string) =>
    stage.tariff('yes', {
      address: { ...anAddress(), district },
      activationStartDate: new Date(activationStartDate),
    });
  const [one] = [await at('Lisboa', '2025-05-31T22:00:00Z'), await at('Porto', '2025-05-31T22:00:00Z')];
  await at('Lisboa', '2025-05-31T23:00:00Z');
  await stage.start({ district: 'Lisboa', startedBefore: '2025-06-01' });
  const items = await stage.server.db.select().from(renewalItems);
  expect(items.map(({ applicationId }) => applicationId)).toEqual([one.id]);
});

it('writes its figures and who would lose the tariff as workbooks', async () => {
  const { id, fullName } = await stage.tariff('no');
  await stage.tariff('yes');
  const askedOn = new Date('2025-11-01T10:00:00Z');
  await stage.server.db.insert(serviceAnswers).values(
    (['socialSecurity', 'taxAuthority'] as const).map((service) => ({
      applicationId: id,
      service,
      result: 'no' as const,
      askedOn,
      recordedOn: askedOn,
    })),
  );
  const rehearsed = await stage.rehearse();
  const admin = await stage.administrator();
  const bytes = async (call: typeof downloadWouldLose) => {
    const response = await admin.send(call, { renewalId: rehearsed.id });
    return new Uint8Array(await response.arrayBuffer());
  };
  expect(valuesOf(await bytes(downloadWouldLose)).at(1)).toEqual(
    expect.arrayContaining([id, fullName, 'Os serviços não confirmam', '2025-11-01']),
  );
  const page = await admin.answer(getWouldLose, { renewalId: rehearsed.id });
  expect(page).toMatchObject({ items: [{ applicationId: id, reason: 'no' }], next: null });
  await stage.start();
  const run = await stage.start().catch(() => undefined);
  expect(run).toBeUndefined();
  const rows = valuesOf(await bytes(downloadRenewalReport));
  expect(rows.at(0)).toContain('Tarifas');
});

it('publishes counts in multiples of five by district, and none of fewer', async () => {
  const at = async (district: string, many: number, said: 'yes' | 'no') => {
    for (let i = 0; i < many; i += 1) await stage.tariff(said, { address: { ...anAddress(), district } });
  };
  await at('Lisboa', 7, 'yes');
  await at('Lisboa', 4, 'no');
  await at('Porto', 5, 'no');
  const run = await stage.start();
  await stage.ask();
  expect(await (await stage.administrator()).answer(getPublicCounts, { renewalId: run.id })).toEqual([
    { district: 'Lisboa', outcome: 'renewed', count: 5 },
    { district: 'Porto', outcome: 'exception', count: 5 },
  ]);
});

it('lists exceptions that end first at the top, a page after the other', async () => {
  for (let i = 0; i < 3; i += 1) await stage.tariff('no');
  await stage.start();
  await stage.ask();
  await stage.passDays(1);
  await stage.server.db.execute(
    sql`update renewal_items set ends_on = ends_on + 10 - id::int, noticed_on = noticed_on - id::int`,
  );
  const admin = await stage.administrator();
  const { items, totalItems } = await admin.answer(searchRenewalItems, {
    states: ['exception', 'noticed', 'waiting'],
  });
  expect(totalItems).toBe(3);
  const days = items.map(({ endsOn }) => endsOn ?? '');
  expect(days).toEqual([...days].sort());
  expect(items[0]?.said).toHaveLength(2);
});

it.runIf(isIn({ name: 'webhooks' }))("tells the provider's systems of a notice", async () => {
  const { makeWebhook } = await import('../../../webhooks/tests/webhooks');
  const { id } = await stage.tariff('conditional');
  await makeWebhook(stage.server, stage.providerId, { now: stage.now });
  await stage.start();
  await stage.ask();
  const { received, modules } = webhookReceiver();
  stage.setNow('2026-03-11T10:00:00Z');
  await stage.work({ modules });
  expect(received.map(({ said }) => said)).toMatchObject([
    {
      type: 'application.tariff_ending',
      data: { applicationId: id, reason: 'conditional', endsOn: '2026-05-10' },
    },
  ]);
});

it('tells an operator what is not as usual', async () => {
  await stage.tariff('no');
  await stage.tariff('none');
  await stage.start();
  await stage.ask();
  await stage.passDays(1);
  expect(await renewalState({ db: stage.server.db, now: stage.now })).toEqual({
    silent: 1,
    exceptions: 1,
    waiting: 0,
    overdue: 0,
  });
  stage.setNow('2026-06-10T10:00:00Z');
  expect((await renewalState({ db: stage.server.db, now: stage.now })).overdue).toBe(1);
});
