import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { userStatus } from '../../../../contract/rules/userTypes';
import { rowsOf } from '../../../../server/db/rowsOf';
import { users } from '../../../../server/db/schema/users';
import { serviceStates } from '../../../../server/db/schema/verification';
import { fuzzRuns } from '../../../../tests/server/fuzz/fuzzRuns';
import { isIn } from '../../../isIn';
import { makeWebhook } from '../../../webhooks/tests/webhooks';
import { getRenewalReport, resumeRenewal } from '../../contract/calls';
import { anyHistory, happen } from '../histories';
import { type RenewalStage, renewalStage } from '../renewalStage';

const noticeDays = 60;
const day = 24 * 60 * 60 * 1000;

const facts = z.array(
  z.object({
    applicationId: z.number(),
    /** The tariffs that a renewal ended, as the items say and as the history of requests does. */
    ended: z.coerce.number(),
    endings: z.coerce.number(),
    /** The notices, as the items say and as the webhooks were told. */
    noticed: z.coerce.number(),
    told: z.coerce.number(),
    open: z.coerce.number(),
    isTooEarly: z.boolean(),
    isUndecided: z.boolean(),
  }),
);

/** Reads of each tariff what must agree, from tables that different parts of the program write. */
const readFacts = async ({ server }: RenewalStage) =>
  facts.parse(
    rowsOf(
      await server.db.execute(sql`
        select a.id as "applicationId",
          (select count(*) from renewal_items item where item.application_id = a.id and item.state = 'ended') as ended,
          (select count(*) from application_history entry
            where entry.application_id = a.id and entry.activation_end_other_reason like 'Renovação:%') as endings,
          (select count(*) from renewal_items item where item.application_id = a.id and item.noticed_on is not null) as noticed,
          (select count(*) from webhook_messages message
            where message.application_id = a.id and message.type = 'application.tariff_ending') as told,
          (select count(*) from renewal_items item where item.application_id = a.id
            and item.state not in ('renewed', 'ended', 'left')) as open,
          exists (
            select from application_history entry where entry.application_id = a.id
              and entry.activation_end_other_reason like 'Renovação:%' and not exists (
                select from webhook_messages message where message.application_id = a.id
                  and message.type = 'application.tariff_ending'
                  and (message.created_on at time zone 'Europe/Lisbon')::date + ${noticeDays}::int
                    <= (entry.created_on at time zone 'Europe/Lisbon')::date
              )
          ) as "isTooEarly",
          exists (
            select from application_history entry
            join applications child on child.recheck_application_id = a.id and child.erased_on is null
            where entry.application_id = a.id and entry.activation_end_other_reason like 'Renovação:%'
              and child.created_on <= entry.created_on
              and (child.status_id = ${applicationStatus.awaitsRegulator}::int or child.status_date > entry.created_on)
          ) as "isUndecided"
        from applications a where a.kind = 'request' order by a.id`),
    ),
  );

const requireHolds = async (stage: RenewalStage) => {
  for (const one of await readFacts(stage)) {
    expect(one, 'no tariff ends without a notice that old').toMatchObject({ isTooEarly: false });
    expect(one, 'no tariff ends while something awaits its decision').toMatchObject({ isUndecided: false });
    expect(one.endings, 'each end is written once').toBe(one.ended);
    expect(one.told, 'each notice is told once').toBe(one.noticed);
    expect(one.open, 'a tariff is in one renewal at a time').toBeLessThanOrEqual(1);
  }
  const mails = stage.server.mails.filter(({ subject }) => subject.includes('tarifas que vão terminar'));
  const keys = mails.map(({ to, date }) => `${to} ${date?.toISOString().slice(0, 10)}`);
  expect(keys.length, 'a provider gets one e-mail a day').toBe(new Set(keys).size);
};

/** Lets everything come to its end: all services answer, all is decided, and the days pass. */
const finish = async (stage: RenewalStage) => {
  const { db } = stage.server;
  stage.setOut(false);
  await db.update(serviceStates).set({ offSince: null, silentSince: null });
  await db.update(users).set({ userStatusId: userStatus.active });
  await db.execute(sql`
    update applications set status_id = ${applicationStatus.conflicting}::int
    where recheck_application_id is not null and status_id = ${applicationStatus.awaitsRegulator}::int`);
  const paused = rowsOf(await db.execute(sql`select id from renewal_runs where state = 'paused'`)) as {
    id: number;
  }[];
  for (const { id } of paused) await (await stage.administrator()).send(resumeRenewal, { renewalId: id });
  for (const days of [1, 1, noticeDays + 1, 1, noticeDays + 1, 1]) {
    stage.setNow(new Date(stage.now().getTime() + days * day));
    for (let i = 0; i < 3; i += 1) await stage.work();
    await requireHolds(stage);
  }
  // Whom the services never answer about stays silent until the period is over.
  stage.setNow('2029-01-10T10:00:00Z');
  for (let i = 0; i < 3; i += 1) await stage.work();
};

const requireEnded = async (stage: RenewalStage) => {
  const { db } = stage.server;
  const runs = rowsOf(await db.execute(sql`select id, state from renewal_runs`)) as {
    id: number;
    state: string;
  }[];
  const client = await stage.administrator();
  for (const { id, state } of runs) {
    expect(['done', 'stopped', 'rehearsed']).toContain(state);
    const { rows } = await client.answer(getRenewalReport, { renewalId: id });
    expect(rows.every((row) => ['renewed', 'ended', 'left'].includes(row.state))).toBe(true);
    const [items] = rowsOf(
      await db.execute(sql`select count(*)::int as count from renewal_items where run_id = ${id}::int`),
    ) as { count: number }[];
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(items?.count);
  }
};

// What the webhooks were told is a second witness of each notice.
it.runIf(isIn({ name: 'webhooks' }))(
  'ends nobody without a notice of 60 days, does nothing twice and ends in a clear state, whatever happens in between',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, async ({ said, events }) => {
        const stage = await renewalStage({ answerDays: 5 });
        try {
          await makeWebhook(stage.server, stage.providerId, {
            now: stage.now,
            url: 'https://crm.example.pt/avisos',
          });
          const ids: number[] = [];
          for (const one of said) ids.push((await stage.tariff(one)).id);
          await happen(stage, ids, { what: 'start' });
          for (const event of events) {
            await happen(stage, ids, event);
            await requireHolds(stage);
          }
          await finish(stage);
          await requireHolds(stage);
          await requireEnded(stage);
        } finally {
          await stage.server.close();
        }
      }),
      fuzzRuns(4),
    );
  },
  600_000,
);
