import { parseArgs } from 'node:util';
import { type RetentionKind, retentionOrder } from '../../../../contract/rules/retention';
import { createLog } from '../../../../server/node/createLog';
import { openDatabase } from '../../../../server/node/openDatabase';
import type { Config } from '../../../../server/node/settings/environment';
import type { RetentionSettings } from '../../contract/retention';
import { periodsText } from '../schedule/dueBefore';
import { listDue, rehearse } from '../schedule/rehearse';

/**
 * Runs `node dist/server/main.js rehearse-retention`: counts what is due by the periods of the settings, by kind and month,
 * and removes nothing; the page 'Proteção de dados' then shows and can release this rehearsal. `--list <kind>` prints what
 * would go of a kind, as CSV.
 * @throws {Error} if no period is set, or the kind is none
 */
export const runRehearseRetention = async (
  config: Config,
  retention: RetentionSettings,
  args: readonly string[],
  write: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Promise<void> => {
  const kind = readArguments(args);
  if (periodsText(retention) === '')
    throw new Error(
      'No period is set: nothing would be removed (modules/dataProtection/README.md, "How long data are kept").',
    );
  const database = await openDatabase(config, createLog(config.logLevel));
  const now = () => new Date();
  try {
    await database.withoutTimeout(async (db) => {
      const context = { db, now, remoteAddress: null, retention };
      if (kind) {
        write('id;since;count;held');
        for await (const { id, on, count, isHeld } of listDue(context, kind))
          write([id, on.toISOString(), count, isHeld ? 1 : 0].join(';'));
        return;
      }
      const counts = await rehearse(context);
      write(['kind', 'month', 'due', 'held'].join('\t'));
      for (const { kind, month, due, held } of counts) write([kind, month, due, held].join('\t'));
      write(counts.length === 0 ? 'Nothing is due.' : 'Nothing was removed.');
    });
  } finally {
    await database.close();
  }
};

const readArguments = (args: readonly string[]): RetentionKind | undefined => {
  const { values } = parseArgs({ args: [...args], options: { list: { type: 'string' } } });
  const kind = retentionOrder.find((one) => one === values.list);
  if (values.list !== undefined && !kind) throw new Error(`--list is one of ${retentionOrder.join(', ')}.`);
  return kind;
};
