import { type AuditVerdict, verifyAudit } from '../services/audit/verifyAudit';
import { createLog } from './createLog';
import { openDatabase } from './openDatabase';
import type { Config } from './settings/config';
import { auditKeys, tokenSecret } from './tokenSecret';

const differences = {
  events: 'an event was changed, added or removed',
  seal: 'the seal is forged, or made with a key that AUDIT_KEY does not name',
  missingSeal: 'a seal before it was removed',
} as const;

/** Describes a verdict; throws if the audit is broken, so that the command ends with exit code 1. */
const linesOf = ({ broken, shortenedThroughId, last, unsealedEvents }: AuditVerdict): string[] => {
  if (broken)
    throw new Error(
      `The audit is broken at seal ${broken.seal}, events ${broken.afterId + 1} to ${broken.throughId}: ${differences[broken.what]}.`,
    );
  const sealed = last
    ? `Every event up to ${last.throughId} is as it was sealed. Seal ${last.id} is ${last.seal}; compare it with the log.`
    : 'Nothing was sealed yet.';
  const shortened =
    shortenedThroughId === undefined ? [] : [`The events up to ${shortenedThroughId} are no longer there.`];
  return [...shortened, sealed, `${unsealedEvents} events are not sealed yet.`];
};

/**
 * Runs `node dist/server/main.js verify-audit`: checks that the audit is still what was written (docs/operate.md).
 */
export const runVerifyAudit = async (config: Config): Promise<void> => {
  const log = createLog(config.logLevel);
  const database = await openDatabase(config, log);
  try {
    const keys = await auditKeys(config, tokenSecret(config, log));
    const lines = linesOf(await database.withoutTimeout((db) => verifyAudit(db, keys)));
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await database.close();
  }
};
