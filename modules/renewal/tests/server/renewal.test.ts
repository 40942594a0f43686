import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getTimeline } from '../../../../contract/calls/applicationHistory';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { applications } from '../../../../server/db/schema/applications';
import { renewalItems } from '../../../../server/db/schema/renewals';
import { serviceAnswers } from '../../../../server/db/schema/verification';
import { makeApplication } from '../../../../tests/support/builders';
import {
  getRenewalOfApplication,
  getRenewalReport,
  getRenewals,
  keepTariff,
  pauseRenewal,
  resumeRenewal,
  searchRenewalItems,
  searchRenewalNotices,
} from '../../contract/calls';
import { type RenewalStage, renewalStage, runOf } from '../renewalStage';

let stage: RenewalStage;
beforeEach(async () => {
  stage = await renewalStage();
});
afterEach(() => stage.server.close());

const { active, inactive, awaitsRegulator, eligible } = applicationStatus;

it('renews whom a service says yes to, and the history of the request says so', async () => {
  const { id } = await stage.tariff({ taxAuthority: { result: 'yes' } });
  await stage.start();
  await stage.ask();
  expect(await stage.itemOf(id)).toMatchObject({ state: 'renewed', how: 'asked', leaseToken: null });
  expect(await stage.statusOf(id)).toBe(active);
  const timeline = await (await stage.provider()).answer(getTimeline, { applicationId: id });
  expect(timeline[0]).toMatchObject({
    kind: 'told',
    title: 'Tarifa renovada pelo sistema',
    lines: ['Os serviços confirmaram a elegibilidade.', 'Até 30-06-2027.'],
  });
});

it('makes an exception of whom both services say no to, gives notice the next morning and ends the tariff 60 days later', async () => {
  const { id } = await stage.tariff('no');
  await stage.start();
  await stage.ask();
  expect(await stage.itemOf(id)).toMatchObject({ state: 'exception', reason: 'no', noticedOn: null });
  expect((await (await stage.provider()).answer(searchRenewalNotices, {})).items).toEqual([]);
  stage.setNow('2026-03-11T08:30:00Z');
  await stage.work();
  expect(await stage.itemOf(id)).toMatchObject({
    state: 'noticed',
    noticedOn: '2026-03-11',
    endsOn: '2026-05-10',
  });
  const { items } = await (await stage.provider()).answer(searchRenewalNotices, {});
  expect(items).toMatchObject([
    { applicationId: id, reason: 'no', endsOn: '2026-05-10', mayHandIn: ['recheck'] },
  ]);
  expect(stage.server.mails.map(({ subject, text }) => [subject, text])).toEqual([
    [
      expect.stringContaining('tarifas que vão terminar'),
      expect.stringContaining('1 × os serviços não confirmam; termina em 10-05-2026'),
    ],
  ]);
  stage.setNow('2026-05-09T20:00:00Z');
  await stage.work();
  expect(await stage.statusOf(id)).toBe(active);
  stage.setNow('2026-05-10T08:00:00Z');
  await stage.work();
  expect(await stage.statusOf(id)).toBe(inactive);
  expect(await stage.itemOf(id)).toMatchObject({ state: 'ended', endedOn: '2026-05-10' });
  const [last] = await (await stage.provider()).answer(getTimeline, { applicationId: id });
  expect(last).toMatchObject({
    kind: 'status',
    entry: {
      applicationActivation: {
        activationEndOtherReason: expect.stringContaining('Renovação'),
      },
    },
  });
  expect(stage.server.mails).toHaveLength(1);
  const { renewals } = await (await stage.administrator()).answer(getRenewals, {});
  expect(renewals).toMatchObject([{ state: 'done', counts: { ended: 1 } }]);
});

it('says what is to be cleared up, in the words of the service, and not which service that was', async () => {
  const { id } = await stage.tariff('conditional');
  await stage.start();
  await stage.ask();
  await stage.passDays(1);
  const [notice] = (await (await stage.provider()).answer(searchRenewalNotices, {})).items;
  expect(notice).toMatchObject({
    reason: 'conditional',
    conditions: [expect.stringContaining('morada'), expect.stringContaining('morada')],
  });
  expect(JSON.stringify(notice)).not.toMatch(/socialSecurity|taxAuthority/);
  const seen = await (await stage.administrator()).answer(getRenewalOfApplication, { applicationId: id });
  expect(seen?.said).toHaveLength(2);
});

it('uses answers that are young enough again, whichever request they were given for, and asks nobody', async () => {
  const { id, fiscalNumber } = await stage.tariff('no');
  const { id: otherId } = await makeApplication(stage.server.db, { fiscalNumber, statusId: eligible });
  const old = await stage.tariff('yes');
  const kept = (applicationId: number, askedOn: string, result: 'yes' | 'no') => ({
    applicationId,
    service: 'taxAuthority' as const,
    result,
    askedOn: new Date(askedOn),
    recordedOn: new Date(askedOn),
  });
  await stage.server.db
    .insert(serviceAnswers)
    .values([kept(otherId, '2026-03-01T10:00:00Z', 'yes'), kept(old.id, '2026-01-01T10:00:00Z', 'yes')]);
  await stage.start();
  await stage.ask();
  expect(await stage.itemOf(id)).toMatchObject({ state: 'renewed', how: 'reused', askedOn: null });
  expect(await stage.itemOf(old.id)).toMatchObject({ state: 'renewed', how: 'asked' });
  expect(stage.asked.every((one) => one.fiscalNumber === old.fiscalNumber)).toBe(true);
});

it('asks again with growing pauses whom nobody answers about, shows them apart and ends nothing by it', async () => {
  const { id } = await stage.tariff({ socialSecurity: { result: 'no' }, taxAuthority: 'none' });
  const run = await stage.start();
  await stage.ask();
  const first = await stage.itemOf(id);
  expect(first).toMatchObject({ state: 'silent', attempts: expect.any(Number) });
  await stage.passDays(2);
  const later = await stage.itemOf(id);
  expect(later).toMatchObject({ state: 'silent' });
  expect(later.attempts).toBeGreaterThan(first.attempts);
  // What Social Security answered in this renewal is not asked again.
  expect(stage.asked.filter(({ service }) => service === 'socialSecurity')).toHaveLength(1);
  const admin = await stage.administrator();
  expect((await admin.answer(searchRenewalItems, { renewalId: run.id, states: ['silent'] })).totalItems).toBe(
    1,
  );
  // After the period nobody is asked any more, and the tariff goes on.
  stage.setNow('2027-07-01T09:00:00Z');
  await stage.work();
  expect(await stage.itemOf(id)).toMatchObject({ state: 'left', leftBecause: 'unanswered' });
  expect(await stage.statusOf(id)).toBe(active);
  expect(await runOf(stage, run.id)).toMatchObject({ state: 'done' });
});

it('waits with the end for the decision of what was handed in, and renews what was found eligible', async () => {
  const kept = await stage.tariff('no');
  const nothing = await stage.tariff('no');
  await stage.start();
  await stage.ask();
  await stage.passDays(1);
  const { endsOn } = await stage.itemOf(nothing.id);
  const recheckOf = (original: typeof kept) =>
    makeApplication(stage.server.db, {
      kind: 'recheck',
      recheckApplicationId: original.id,
      providerId: stage.providerId,
      statusId: awaitsRegulator,
      fiscalNumber: original.fiscalNumber,
      createdOn: stage.now(),
      statusDate: stage.now(),
    });
  const [good, bad] = [await recheckOf(kept), await recheckOf(nothing)];
  await stage.work();
  expect(await stage.itemOf(kept.id)).toMatchObject({ state: 'waiting' });
  const [waiting] = (await (await stage.provider()).answer(searchRenewalNotices, { state: 'waiting' })).items;
  expect(waiting).toMatchObject({ handedIn: { applicationId: good.id, kind: 'recheck' }, mayHandIn: [] });
  await stage.passDays(70);
  expect(await stage.statusOf(kept.id)).toBe(active);
  const decide = (id: number, statusId: number) =>
    stage.server.db
      .update(applications)
      .set({ statusId, statusDate: stage.now() })
      .where(eq(applications.id, id));
  await decide(good.id, eligible);
  await decide(bad.id, applicationStatus.conflicting);
  await stage.work();
  expect(await stage.itemOf(kept.id)).toMatchObject({ state: 'renewed', how: 'decided' });
  const back = await stage.itemOf(nothing.id);
  expect(back.state).toBe('noticed');
  expect((back.endsOn ?? '') > (endsOn ?? '')).toBe(true);
  await stage.passDays(2);
  expect(await stage.statusOf(nothing.id)).toBe(inactive);
  expect(await stage.statusOf(kept.id)).toBe(active);
});

it('does not end what was handed in about in the last minute, when nobody has looked at it yet', async () => {
  const { id, fiscalNumber } = await stage.tariff('no');
  const { id: renewalId } = await stage.start();
  await stage.ask();
  await stage.passDays(1);
  expect(await stage.itemOf(id)).toMatchObject({ state: 'noticed', endsOn: '2026-05-10' });
  stage.setNow('2026-05-09T22:58:30Z');
  await stage.work();
  await makeApplication(stage.server.db, {
    kind: 'recheck',
    recheckApplicationId: id,
    providerId: stage.providerId,
    statusId: awaitsRegulator,
    fiscalNumber,
  });
  stage.setNow('2026-05-09T23:00:05Z');
  const admin = await stage.administrator();
  await admin.answer(pauseRenewal, { renewalId });
  await admin.answer(resumeRenewal, { renewalId });
  await stage.server.work();
  expect(await stage.statusOf(id)).toBe(active);
  expect(await stage.itemOf(id)).toMatchObject({ state: 'waiting' });
});

it('lets an administrator keep the tariff of an exception, once', async () => {
  const { id } = await stage.tariff('no');
  await stage.start();
  await stage.ask();
  const admin = await stage.administrator();
  const item = await stage.itemOf(id);
  await admin.answer(keepTariff, { itemId: item.id, reason: 'Apresentou certidão.' });
  expect(await stage.itemOf(id)).toMatchObject({ state: 'renewed', how: 'kept' });
  expect(await admin.refusal(keepTariff, { itemId: item.id, reason: 'Outra vez.' })).toMatchObject({
    status: 400,
  });
  const timeline = await admin.answer(getTimeline, { applicationId: id });
  expect(
    timeline.some((event) => event.kind === 'told' && event.lines.includes('Motivo: Apresentou certidão.')),
  ).toBe(true);
});

it('reports every tariff once, beside what the rehearsal counted', async () => {
  for (const said of ['yes', 'yes', 'no', 'conditional', 'none'] as const) await stage.tariff(said);
  const [known] = [await stage.tariff('no')];
  for (const service of ['socialSecurity', 'taxAuthority'] as const)
    await stage.server.db.insert(serviceAnswers).values({
      applicationId: known.id,
      service,
      result: 'no',
      askedOn: new Date('2025-12-01T10:00:00Z'),
      recordedOn: new Date('2025-12-01T10:00:00Z'),
    });
  const rehearsed = await stage.rehearse();
  expect(rehearsed).toMatchObject({ state: 'rehearsed', counts: {} });
  expect(await stage.server.db.$count(renewalItems)).toBe(0);
  expect(stage.asked).toEqual([]);
  const run = await stage.start();
  await stage.ask();
  const { rows, rehearsal } = await (await stage.administrator()).answer(getRenewalReport, {
    renewalId: run.id,
  });
  expect(rehearsal.map(({ outcome, isFresh, count }) => [outcome, isFresh, count])).toEqual(
    expect.arrayContaining([
      ['no', false, 1],
      ['unknown', false, 5],
    ]),
  );
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(6);
  expect(rows.map(({ state, reason, how, count, asked }) => [state, reason ?? how, count, asked])).toEqual(
    expect.arrayContaining([
      ['renewed', 'asked', 2, 2],
      ['exception', 'no', 2, 2],
      ['exception', 'conditional', 1, 1],
      ['silent', null, 1, 1],
    ]),
  );
});
