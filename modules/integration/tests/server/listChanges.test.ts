import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallInput } from '../../../../contract/calls/defineCall';
import { applicationStatus as status } from '../../../../contract/rules/applicationStatuses';
import { applicationChanges } from '../../../../server/db/schema/applicationChanges';
import { applicationHistory } from '../../../../server/db/schema/applicationHistory';
import { auditEvents } from '../../../../server/db/schema/auditEvents';
import { jobs } from '../../../../server/db/schema/jobs';
import { type ActionStage, actionStage } from '../../../../tests/support/actionStage';
import { makeApplication } from '../../../../tests/support/builders';
import { listChanges } from '../../contract/calls/applicationChanges';

const now = new Date('2026-03-10T15:30:00Z');
const hour = 3_600_000;
let stage: ActionStage;

beforeAll(async () => {
  stage = await actionStage(now);
}, 60_000);
beforeEach(async () => {
  await stage.db.delete(applicationChanges);
});
afterAll(() => stage.server.close());

const read = (input: CallInput<typeof listChanges> = {}) => stage.operator.answer(listChanges, input);

/** Notes that a request entered a status, through the given connection. */
const enter = (applicationId: number, statusId: number, createdOn = now, db = stage.db) =>
  db.insert(applicationHistory).values({ applicationId, statusId, createdOn });
const shown = ({ items }: Awaited<ReturnType<typeof read>>) =>
  items.map(({ id, changedToStatusId }) => [id, changedToStatusId]);

describe('list-changes', () => {
  it("tells each of the own provider's changes once, in order, with the request as the list shows it now", async () => {
    const { id } = await stage.make(status.submitted);
    await makeApplication(stage.db, {});
    await stage.db.delete(applicationChanges);
    for (const statusId of [status.submitted, status.conflicting, status.cancelled])
      await enter(id, statusId);
    const first = await read({ pageSize: 2 });
    expect(shown(first)).toEqual([
      [id, status.submitted],
      [id, status.conflicting],
    ]);
    expect(first).toMatchObject({ hasMore: true, items: [{ fullName: expect.any(String) }, {}] });
    const second = await read({ pageSize: 2, cursor: first.nextCursor });
    expect(shown(second)).toEqual([[id, status.cancelled]]);
    expect(second.hasMore).toBe(false);
    expect(await read({ cursor: second.nextCursor })).toEqual({
      items: [],
      hasMore: false,
      nextCursor: second.nextCursor,
    });
    expect(shown(await read())).toEqual([...shown(first), ...shown(second)]);
    const seen = await stage.db.select().from(auditEvents).where(eq(auditEvents.subject, 'applications'));
    expect(seen.at(-1)).toMatchObject({ action: 'view', detail: { ids: [id] } });
  });

  it("never tells another provider's, whatever the cursor", async () => {
    const { id } = await stage.make(status.submitted);
    await stage.db.delete(applicationChanges);
    await enter(id, status.active);
    const own = await read();
    for (const cursor of [undefined, own.nextCursor, '0', '0-0'])
      expect((await stage.otherOperator.answer(listChanges, { cursor })).items).toEqual([]);
  });

  it('does not tell the steps within what a provider sees as one status', async () => {
    const { id } = await stage.make(status.submitted);
    await stage.db.delete(applicationChanges);
    for (const statusId of [
      status.submitted,
      status.awaitsSocialSecurityAndTaxCustomsAuthority,
      status.awaitsTaxCustomsAuthority,
      status.awaitsSocialSecurity,
      status.awaitsRegulator,
      status.eligible,
    ])
      await enter(id, statusId);
    expect(shown(await read())).toEqual([
      [id, status.submitted],
      [id, status.processing],
      [id, status.eligible],
    ]);
  });

  it.each([
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00Z',
    '0001-01-01T00:00:00+10:00',
    '1969-12-31T00:00:00Z',
    '9999-12-31T23:59:59-14:00',
  ])(
    'begins at %s, as programs write that they name no moment, and goes on from there',
    async (changedSince) => {
      const { id } = await stage.make(status.submitted);
      await stage.db.delete(applicationChanges);
      await enter(id, status.submitted);
      const first = await read({ changedSince });
      const isPast = !changedSince.startsWith('9');
      expect(shown(first)).toEqual(isPast ? [[id, status.submitted]] : []);
      await enter(id, status.cancelled);
      const next = await read({ cursor: first.nextCursor });
      expect(shown(next)).toEqual(isPast ? [[id, status.cancelled]] : []);
    },
  );

  it('takes every cursor of the form of its own', async () => {
    expect((await read({ cursor: '999999999999999-999999999999999' })).items).toEqual([]);
  });

  it('begins at a moment, which its cursor keeps', async () => {
    const { id } = await stage.make(status.submitted);
    await stage.db.delete(applicationChanges);
    const at = (hours: number) => new Date(now.getTime() + hours * hour);
    await enter(id, status.submitted, at(-3));
    await enter(id, status.conflicting, at(-1));
    const since = await read({ changedSince: at(-2).toISOString() });
    expect(shown(since)).toEqual([[id, status.conflicting]]);
    // Whoever walks through everything gives the earlier one a later place.
    expect(shown(await read())).toHaveLength(2);
    await enter(id, status.cancelled, at(0));
    expect(shown(await read({ cursor: since.nextCursor }))).toEqual([[id, status.cancelled]]);
  });

  it('passes over no change whose transaction commits after later ones were read', async () => {
    const [early, late] = [await stage.make(status.submitted), await stage.make(status.submitted)];
    await stage.db.delete(applicationChanges);
    // On PGlite, transactions come one after the other.
    const isConcurrent = Boolean(process.env.TEST_DATABASE_URL);
    let meanwhile: Awaited<ReturnType<typeof read>> | undefined;
    await stage.db.transaction(async (tx) => {
      await enter(early.id, status.cancelled, now, tx as typeof stage.db);
      if (!isConcurrent) return;
      await enter(late.id, status.conflicting);
      meanwhile = await read();
    });
    if (!isConcurrent) {
      meanwhile = await read();
      await enter(late.id, status.conflicting);
    }
    const afterwards = await read({ cursor: meanwhile?.nextCursor });
    const told = [...shown(meanwhile ?? afterwards), ...shown(afterwards)];
    expect(told).toHaveLength(2);
    expect(told).toEqual(
      expect.arrayContaining([
        [early.id, status.cancelled],
        [late.id, status.conflicting],
      ]),
    );
    if (isConcurrent) expect(told[0]).toEqual([late.id, status.conflicting]);
  });

  it('tells two readers at once the same', async () => {
    const { id } = await stage.make(status.submitted);
    await stage.db.delete(applicationChanges);
    for (const statusId of [status.submitted, status.conflicting, status.cancelled])
      await enter(id, statusId);
    const [one, other] = await Promise.all([read(), read()]);
    expect(one).toEqual(other);
    expect(one.items).toHaveLength(3);
  });

  it('tells of what was there before an upgrade once it is noted, and asks to wait until then', async () => {
    const { id } = await stage.make(status.submitted);
    await stage.db.delete(applicationChanges);
    const before = await stage.db.$count(applicationHistory);
    expect(before).toBeGreaterThan(1);
    await stage.db.execute(sql`
      insert into jobs (queue, kind, payload, key, created_on, run_at)
      values ('bulk', 'fillChanges', '{}', 'fillChanges', ${now.toISOString()}, ${now.toISOString()})`);
    expect(await stage.operator.refusal(listChanges, {})).toMatchObject({ status: 503 });
    await stage.server.work();
    expect(await stage.db.$count(jobs, eq(jobs.kind, 'fillChanges'))).toBe(0);
    const all = await read();
    expect(shown(all)).toContainEqual([id, status.submitted]);
    const shownSteps = await stage.db.$count(
      applicationHistory,
      sql`is_shown_to_provider(application_history)`,
    );
    expect(shownSteps).toBeLessThan(before);
    expect(await stage.db.$count(applicationChanges)).toBe(shownSteps);
  });
});
