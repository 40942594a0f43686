import { parseArgs } from 'node:util';
import type { Database } from '../../../../server/db/database';
import { createLog } from '../../../../server/node/createLog';
import { openDatabase } from '../../../../server/node/openDatabase';
import type { Config } from '../../../../server/node/settings/environment';
import { auditKeys, tokenSecrets } from '../../../../server/node/tokenSecrets';
import { recordedShortening } from '../../../../server/services/audit/shortenAudit';
import { sealedWithinSeconds } from '../sealState';
import { type AuditVerdict, hasSeal, verifyAudit } from '../verifyAudit';

/**
 * Runs `node dist/server/main.js verify-audit`: checks that the audit is still what was written (README.md).
 * `--shortened-through <id>` names the last event that was deleted on purpose, `--seal <number>:<seal>` a seal that
 * the log has.
 * @throws {Error} if the audit is broken, is shorter than named, or is not being sealed
 */
export const runVerifyAudit = async (config: Config, args: readonly string[]): Promise<void> => {
  const named = readArguments(args);
  const log = createLog(config.logLevel);
  const database = await openDatabase(config, log);
  try {
    const keys = await auditKeys(config, tokenSecrets(config, log));
    const lines = await database.withoutTimeout((db) => checkAudit(db, keys, named, new Date()));
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await database.close();
  }
};

/** What the command line names. */
interface NamedFacts {
  readonly shortenedThroughId?: number | undefined;
  readonly seal?: { readonly id: number; readonly seal: string } | undefined;
}

/** Reads the arguments of the command. */
export const readArguments = (args: readonly string[]): NamedFacts => {
  const { values } = parseArgs({
    args: [...args],
    options: { 'shortened-through': { type: 'string' }, seal: { type: 'string' } },
  });
  const { 'shortened-through': through, seal } = values;
  const [, id, text] = /^(\d{1,10}):([0-9a-f]{64})$/.exec(seal ?? '') ?? [];
  if (seal !== undefined && !text) throw new Error('--seal is <number>:<seal>, as the log has them.');
  if (through !== undefined && !/^\d{1,15}$/.test(through))
    throw new Error('--shortened-through is the number of an event.');
  return {
    shortenedThroughId: through === undefined ? undefined : Number(through),
    seal: text === undefined ? undefined : { id: Number(id), seal: text },
  };
};

/**
 * Checks the audit at a moment, and returns the lines that say how far it is sealed.
 * @throws {Error} whose message says what is wrong with it
 */
export const checkAudit = async (
  db: Database,
  keys: readonly CryptoKey[],
  named: NamedFacts,
  now: Date,
): Promise<string[]> => {
  const verdict = await verifyAudit(db, keys);
  const problem = problemOf(
    verdict,
    named.shortenedThroughId === undefined &&
      (await recordedShortening({ db }, keys)) === verdict.shortenedThroughId
      ? { ...named, shortenedThroughId: verdict.shortenedThroughId }
      : named,
    now,
  );
  if (problem) throw new Error(problem);
  if (named.seal && !(await hasSeal(db, named.seal)))
    throw new Error(`Seal ${named.seal.id} is not the one named: seals were removed, and made anew or not.`);
  const { erasedEvents, last, shortenedThroughId, unsealedEvents } = verdict;
  return [
    ...(shortenedThroughId === undefined
      ? []
      : [`The events up to ${shortenedThroughId} are no longer there.`]),
    last
      ? `Every event up to ${last.throughId} is as it was sealed. Seal ${last.id} is ${last.seal}; compare it with the log.`
      : 'Nothing was sealed yet.',
    ...(erasedEvents > 0
      ? [`Of ${erasedEvents} events the address or the detail was erased; nothing else of them was changed.`]
      : []),
    `${unsealedEvents} events are not sealed yet.`,
  ];
};

const differences = {
  events: 'an event was changed, added or removed',
  seal: 'the seal is forged, or made with a key that AUDIT_KEY does not name',
  missingSeal: 'a seal before it was removed',
} as const;

const problemOf = (
  { broken, forgedEvents, missingSeal, shortenedThroughId, unsealedEvents, unsealedSince }: AuditVerdict,
  named: NamedFacts,
  now: Date,
): string | undefined => {
  if (broken)
    return `The audit is broken at seal ${broken.seal}, events ${broken.afterId + 1} to ${broken.throughId}: ${differences[broken.what]}.`;
  if (forgedEvents > 0)
    return `The audit has ${forgedEvents} events that no server wrote: their ids are below 1.`;
  if (missingSeal !== undefined)
    return `Seal ${missingSeal}, the last one, is gone, and with it what shows whether the newest events are.`;
  if (shortenedThroughId !== named.shortenedThroughId)
    return shortenedThroughId === undefined
      ? 'The audit was not shortened: its first event is still there.'
      : `The events up to ${shortenedThroughId} are no longer there. If they were removed on purpose, say so: --shortened-through ${shortenedThroughId}`;
  if (unsealedSince && now.getTime() - unsealedSince.getTime() >= sealedWithinSeconds * 1000)
    return `The audit is not being sealed: ${unsealedEvents} events are not, the first since ${unsealedSince.toISOString()}. Nothing shows whether they were changed. A running server seals them within two minutes.`;
  return undefined;
};
