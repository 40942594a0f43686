import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../../../server/db/database';
import { importTokenKey } from '../../../../server/lib/tokenKeys';
import { writeAuditEvent } from '../../../../server/services/audit/writeAuditEvent';
import { enqueueJob } from '../../../../server/services/queue/enqueueJob';
import { createTestServer } from '../../../../tests/support/testServer';
import { checkAudit, readArguments } from '../../server/node/runVerifyAudit';

const takenBack = new Error('taken back');

/**
 * Starts a server whose audit has three seals: events 1 to 5, 6 to 9 without 8, which was rolled back, and 10 to 11.
 */
export const sealedAudit = async () => {
  let moment = Date.parse('2026-05-20T10:00:00Z');
  const now = () => new Date(moment);
  const key = await importTokenKey('only-for-tests-only-for-tests-only-for-tests');
  const server = await createTestServer({ seed: 'empty', now });
  const context = { db: server.db, now, remoteAddress: null };

  /** Runs the command now: what it prints, or why it ends with 1. */
  const verify = async (args: readonly string[] = [], db = server.db): Promise<string> => {
    try {
      return (await checkAudit(db, [key], readArguments(args), now())).join(' ');
    } catch (failure) {
      return `1: ${failure instanceof Error ? failure.message : String(failure)}`;
    }
  };
  const later = (seconds: number) => {
    moment += seconds * 1000;
  };
  const write = (subjectId: number, db = server.db) =>
    writeAuditEvent({ ...context, db }, { action: 'view', subject: 'application', subjectId });
  const startSealing = () => enqueueJob(context, 'sealAudit', {}, { key: 'sealAudit' });
  /** Runs the job every minute until every event is sealed. */
  const seal = async () => {
    do {
      later(61);
      await server.work();
    } while (!(await verify()).endsWith(' 0 events are not sealed yet.'));
  };

  /** Runs the command after something that only the owner of the tables can do, then rolls it back. */
  const verifyAfter = async (
    tamper: string | ((tx: Database) => Promise<unknown>),
    args: readonly string[] = [],
  ) => {
    let found = '';
    const tampering = server.db.transaction(async (tx) => {
      await tx.execute(sql`alter table audit_events disable trigger user`);
      await tx.execute(sql`alter table audit_seals disable trigger user`);
      await (typeof tamper === 'string' ? tx.execute(sql.raw(tamper)) : tamper(tx));
      found = await verify(args, tx);
      throw takenBack;
    });
    await expect(tampering).rejects.toBe(takenBack);
    return found;
  };

  await startSealing();
  for (const id of [1, 2, 3, 4, 5]) await write(id);
  await seal();
  for (const id of [6, 7]) await write(id);
  const rolledBack = server.db.transaction(async (tx) => {
    await write(8, tx);
    throw takenBack;
  });
  await expect(rolledBack).rejects.toBe(takenBack);
  await write(9);
  await seal();
  for (const id of [10, 11]) await write(id);
  await seal();
  return { ...server, key, now, later, write, startSealing, seal, verify, verifyAfter };
};

/** The result of `sealedAudit`. */
export type SealedAudit = Awaited<ReturnType<typeof sealedAudit>>;
