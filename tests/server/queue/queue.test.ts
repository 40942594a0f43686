import { eq, isNotNull, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applications } from '../../../server/db/schema/applications';
import { attemptCounters } from '../../../server/db/schema/attemptCounters';
import { idempotencyKeys } from '../../../server/db/schema/idempotencyKeys';
import { jobs } from '../../../server/db/schema/jobs';
import { mailNotifications } from '../../../server/db/schema/mailNotifications';
import { passwordLinks } from '../../../server/db/schema/passwordLinks';
import { refreshTokens } from '../../../server/db/schema/users';
import type { Mail } from '../../../server/mail/mailer';
import { queueVerification } from '../../../server/services/applications/submit/submitApplications';
import { claimJob } from '../../../server/services/queue/claimJob';
import { countJobs } from '../../../server/services/queue/countJobs';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { makeAdministrator, makeApplication } from '../../support/builders';
import { openQueue } from './openQueue';

const start = new Date('2026-03-10T15:30:00Z');
const hour = 3_600_000;

let moment: Date;
const open = () => {
  moment = start;
  return openQueue(() => moment);
};

describe('the queue', () => {
  it('has a job exactly when its cause is there, and once where it has a key', async () => {
    const { db, context } = await open();
    await expect(
      db.transaction(async (tx) => {
        await enqueueJob({ ...context, db: tx }, 'removeExpired', {});
        throw new Error('The cause is taken back.');
      }),
    ).rejects.toThrow();
    expect(await db.select().from(jobs)).toEqual([]);
    for (const _ of [1, 2]) await enqueueJob(context, 'removeExpired', {}, { key: 'removeExpired' });
    expect(await db.select().from(jobs)).toHaveLength(1);
  });

  it('gives each due job to one worker, the oldest first, and again when its lease is over', async () => {
    const { db, context } = await open();
    for (const minutes of [2, 1, 0, -1]) {
      const runAt = new Date(moment.getTime() - minutes * 60_000);
      await enqueueJob(context, 'removeExpired', {}, { runAt });
    }
    const claims = await Promise.all(Array.from({ length: 5 }, () => claimJob(context, 'bulk')));
    const ids = claims.flatMap((job) => (job ? [job.id] : []));
    expect(ids.toSorted()).toEqual([1, 2, 3]);
    await db
      .update(jobs)
      .set({ leasedUntil: new Date(Date.now() - 1000) })
      .where(eq(jobs.id, 2));
    expect(await claimJob(context, 'bulk')).toMatchObject({ id: 2, attempts: 2 });
    expect(await claimJob(context, 'bulk')).toBeUndefined();
  });
});

describe('e-mails in the queue', () => {
  it('are tried again with the same Message-ID until the mail server accepts them, and dated then', async () => {
    const { server, db, queueMail } = await open();
    const tried: Mail[] = [];
    const mailer = {
      send: async (mail: Mail) => {
        tried.push(mail);
        if (tried.length < 3) throw Object.assign(new Error(`421 ${mail.to}`), { code: 'ECONNECTION' });
      },
    };
    await queueMail('pessoa@example.pt');
    expect(await server.work({ mailer })).toBe(1);
    expect(await server.work({ mailer })).toBe(0);
    expect(await countJobs({ db, now: () => moment })).toMatchObject({
      mail: { due: 0, later: 1, failed: 0 },
    });
    for (const _ of [1, 2]) {
      moment = new Date(moment.getTime() + hour);
      await server.work({ mailer });
    }
    expect(tried).toHaveLength(3);
    expect(new Set(tried.map(({ messageId }) => messageId))).toEqual(
      new Set([`sendMail.1.${start.getTime()}@tsi.example.pt`]),
    );
    expect(await db.select().from(mailNotifications)).toMatchObject([{ actualShippingDate: moment }]);
    expect(await db.select().from(jobs)).toEqual([]);
    expect(JSON.stringify(server.logged)).not.toContain('pessoa@');
  });

  it('are given up in the end, counted and kept, and delay no others', async () => {
    const { server, db, context, queueMail } = await open();
    const sent: string[] = [];
    const mailer = {
      send: async ({ to }: Mail) => {
        if (to === 'nunca@example.pt') throw new Error('550');
        sent.push(to);
      },
    };
    await queueMail('nunca@example.pt');
    await queueMail('logo@example.pt');
    await server.work({ mailer });
    expect(sent).toEqual(['logo@example.pt']);
    for (let tries = 0; tries < 30; tries += 1) {
      moment = new Date(moment.getTime() + hour);
      await server.work({ mailer });
    }
    expect(await countJobs(context)).toMatchObject({ mail: { due: 0, later: 0, failed: 1 } });
    expect(await db.select().from(jobs).where(isNotNull(jobs.failedOn))).toMatchObject([
      { kind: 'sendMail', attempts: 30, lastFailure: 'Error', payload: { mailNotificationId: 1 } },
    ]);
    expect(server.logged.filter(({ event }) => event === 'a job was given up')).toHaveLength(1);
  });
});

describe('verification in the queue', () => {
  it('is never given up: it is tried every hour, and the log reports it', async () => {
    const { server, db, context } = await open();
    const { id: applicationId } = await makeApplication(db);
    await queueVerification(context, applicationId);
    // Every update of an application fails, as with a full disk.
    await db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'disk full, and a NIF: 123456789' using errcode = '53100'; end $$`);
    await db.execute(sql`create trigger refuse before update on applications execute function refuse()`);
    const tryFor = async (hours: number) => {
      for (let tries = 0; tries < hours; tries += 1) {
        moment = new Date(moment.getTime() + hour);
        await server.work();
      }
    };
    await tryFor(9);
    expect((await countJobs(context)).verification).toMatchObject({ failing: 0, failed: 0 });
    await tryFor(31);
    expect((await countJobs(context)).verification).toMatchObject({ later: 1, failing: 1, failed: 0 });
    const [job] = await db.select().from(jobs);
    expect(job).toMatchObject({ attempts: 40, failedOn: null, lastFailure: 'DrizzleQueryError 53100 full' });
    expect(job?.runAt.getTime()).toBeLessThanOrEqual(moment.getTime() + hour);
    const alarms = server.logged.filter(({ event }) => event === 'a job keeps failing');
    expect(alarms).toHaveLength(31);
    expect(alarms[0]?.facts).toMatchObject({ kind: 'verify', attempts: 10 });
    expect(JSON.stringify(server.logged)).not.toContain('123456789');

    await db.execute(sql`drop trigger refuse on applications`);
    await tryFor(1);
    const [{ statusId } = { statusId: 1 }] = await db
      .select({ statusId: applications.statusId })
      .from(applications)
      .where(eq(applications.id, applicationId));
    expect(statusId).not.toBe(1);
    expect((await countJobs(context)).verification).toMatchObject({ later: 0, failing: 0 });
  });
});

describe('what expires', () => {
  it('removes what has expired, every hour', async () => {
    const { server, db, context } = await open();
    const { id: userId } = await makeAdministrator(db);
    const at = (hours: number) => new Date(start.getTime() + hours * hour);
    for (const hours of [0.5, 3]) {
      const row = { userId, expiresOn: at(hours), createdOn: start };
      await db.insert(refreshTokens).values({ ...row, familyId: 'f', tokenHash: `h${hours}` });
      await db.insert(attemptCounters).values({ name: `n${hours}`, attempts: 1, expiresOn: at(hours) });
      await db.insert(idempotencyKeys).values({ name: `k${hours}`, contentHash: 'x', expiresOn: at(hours) });
    }
    await db
      .insert(passwordLinks)
      .values({ userId, codeHash: 'x', isNewAccount: false, createdOn: start, expiresOn: at(0.5) });
    await enqueueJob(context, 'removeExpired', {}, { key: 'removeExpired' });
    await server.work();
    expect(await db.select().from(refreshTokens)).toHaveLength(2);
    moment = at(1);
    await server.work();
    expect(await db.select().from(refreshTokens)).toMatchObject([{ tokenHash: 'h3' }]);
    expect(await db.select().from(attemptCounters)).toMatchObject([{ name: 'n3' }]);
    expect(await db.select().from(idempotencyKeys)).toMatchObject([{ name: 'k3' }]);
    expect(await db.select().from(passwordLinks)).toEqual([]);
    expect(await db.select().from(idempotencyKeys)).toMatchObject([{ name: 'k3' }]);
    expect(await db.select().from(jobs)).toMatchObject([{ runAt: at(2), attempts: 0 }]);
  });
});
