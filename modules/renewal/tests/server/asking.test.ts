import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { switchService } from '../../../../contract/calls/verificationServices';
import { renewalItems } from '../../../../server/db/schema/renewals';
import { serviceAnswers, serviceStates } from '../../../../server/db/schema/verification';
import { workContextOf } from '../../../../server/work/workContextOf';
import { createTestServer } from '../../../../tests/support/testServer';
import { claimItems, releaseItems } from '../../server/asking/claimItems';
import { termsOf } from '../../server/declared/terms';
import { type RenewalStage, renewalStage } from '../renewalStage';

let stage: RenewalStage;
const open = async (...terms: Parameters<typeof renewalStage>) => {
  stage = await renewalStage(...terms);
};
beforeEach(() => open({ questionsPerSecond: 4 }));
afterEach(() => stage.server.close());

const fill = async (many: number, said: 'yes' | 'no' | 'none' = 'yes') => {
  for (let i = 0; i < many; i += 1) await stage.tariff(said);
};
const asked = () => stage.asked.filter(({ service }) => service === 'taxAuthority').length;
const seconds = async (many: number) => {
  for (let i = 0; i < many; i += 1) {
    stage.setNow(new Date(stage.now().getTime() + 1_000));
    await stage.server.work();
  }
};
const states = async () =>
  Object.fromEntries(
    (
      await stage.server.db
        .select({ state: renewalItems.state, count: sql<number>`count(*)`.mapWith(Number) })
        .from(renewalItems)
        .groupBy(renewalItems.state)
    ).map(({ state, count }) => [state, count]),
  );

it('keeps the pace of the settings, and catches up with a second at most', async () => {
  await fill(20);
  await stage.start();
  expect(asked()).toBe(4);
  await seconds(1);
  expect(asked()).toBe(8);
  stage.setNow(new Date(stage.now().getTime() + 30_000));
  await stage.server.work();
  expect(asked()).toBe(12);
});

it('keeps it on several servers together, of which none asks about what another one does', async () => {
  await fill(20);
  await stage.start();
  const second = await createTestServer({ beside: stage.server, now: stage.now });
  const householdServices = {
    socialSecurity: { ask: async () => ({ result: 'yes' as const }) },
    taxAuthority: {
      ask: async ({ fiscalNumber }: { fiscalNumber: string }) => {
        stage.asked.push({ service: 'taxAuthority', fiscalNumber });
        return { result: 'yes' as const };
      },
    },
  };
  const modules = { renewal: { questionsPerSecond: 4 } };
  for (let i = 1; i <= 4; i += 1) {
    stage.setNow(new Date(stage.now().getTime() + 1_000));
    await Promise.all([stage.server.work(), second.work({ householdServices, modules })]);
    await stage.server.work();
    expect(asked()).toBeLessThanOrEqual(4 * (i + 1));
  }
  const numbers = stage.asked
    .filter(({ service }) => service === 'taxAuthority')
    .map((one) => one.fiscalNumber);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(await states()).toEqual({ renewed: 20 });
});

it('asks within the hours of the settings alone, also over midnight', async () => {
  await stage.server.close();
  await open({ fromHour: 22, untilHour: 6 }, '2026-03-10T12:00:00Z');
  await fill(1);
  await stage.start();
  expect(asked()).toBe(0);
  stage.setNow('2026-03-10T21:59:00Z');
  await stage.server.work();
  expect(asked()).toBe(0);
  stage.setNow('2026-03-11T02:00:00Z');
  await stage.server.work();
  expect(asked()).toBe(1);
});

it('waits for services that are switched off, and takes what the other one says', async () => {
  const yes = await stage.tariff({ taxAuthority: { result: 'yes' } });
  const no = await stage.tariff({});
  const admin = await stage.administrator();
  await admin.answer(switchService, { service: 'socialSecurity', isOn: false });
  await stage.start();
  expect(await stage.itemOf(yes.id)).toMatchObject({ state: 'renewed' });
  expect(await stage.itemOf(no.id)).toMatchObject({ state: 'silent' });
  await (await stage.administrator()).answer(switchService, { service: 'taxAuthority', isOn: false });
  const before = stage.asked.length;
  await stage.passDays(1);
  expect(stage.asked.length).toBe(before);
  for (const service of ['socialSecurity', 'taxAuthority'] as const)
    await (await stage.administrator()).answer(switchService, { service, isOn: true });
  await stage.passDays(2);
  expect(await stage.itemOf(no.id)).toMatchObject({ state: 'noticed' });
});

it('lets few tariffs try a silent service, and goes on at its pace once that answers', async () => {
  await fill(20);
  stage.setOut(true);
  await stage.start();
  await seconds(3);
  expect(asked()).toBe(4 + 3 * 2);
  expect(await stage.server.db.$count(serviceStates, sql`silent_since is not null`)).toBe(2);
  stage.setOut(false);
  await seconds(1);
  expect(await stage.server.db.$count(serviceStates, sql`silent_since is not null`)).toBe(0);
  await stage.passDays(1);
  await seconds(10);
  expect(await states()).toEqual({ renewed: 20 });
});

it('asks anew what a server was killed with, keeps no half of it, and stops asking what a stopped renewal had', async () => {
  await fill(3, 'no');
  await stage.start();
  await stage.server.db
    .update(renewalItems)
    .set({ state: 'toAsk', reason: null, exceptionOn: null, askedOn: null, nextAskOn: stage.now() });
  await stage.server.db.delete(serviceAnswers);
  const before = asked();
  stage.setNow(new Date(stage.now().getTime() + 1_000));
  const parts = {
    db: stage.server.db,
    now: stage.now,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    settings: { tokenKeys: stage.server.tokenKeys, publicUrl: '' },
    mailer: { send: async () => {} },
  };
  // A server that is killed after it took them: it never writes anything.
  const claimed = await claimItems(workContextOf(parts), termsOf({}));
  expect(claimed?.ids).toHaveLength(3);
  await seconds(2);
  expect(asked()).toBe(before);
  await releaseItems(stage.server.db);
  await seconds(2);
  expect(asked()).toBe(before + 3);
  expect(await states()).toEqual({ exception: 3 });
  expect(await stage.server.db.$count(serviceAnswers)).toBe(6);
});

it('writes one answer of each service about a request, and says so once', async () => {
  const { id } = await stage.tariff('no');
  await stage.start();
  await seconds(2);
  const answers = await stage.server.db
    .select()
    .from(serviceAnswers)
    .where(eq(serviceAnswers.applicationId, id));
  expect(answers.map(({ service, result }) => [service, result]).sort()).toEqual([
    ['socialSecurity', 'no'],
    ['taxAuthority', 'no'],
  ]);
});
