import { parseArgs } from 'node:util';
import { statusName } from '../../../../contract/entities/statusTexts';
import { isNif } from '../../../../contract/rules/nif';
import { migrate } from '../../../../server/db/applyMigrations';
import { createLog } from '../../../../server/node/createLog';
import { openDocuments } from '../../../../server/node/documents/openDocuments';
import { createMailer } from '../../../../server/node/mail/createMailer';
import { openDatabase } from '../../../../server/node/openDatabase';
import type { Config } from '../../../../server/node/settings/environment';
import { auditKeys, tokenSecrets } from '../../../../server/node/tokenSecrets';
import { erasePersonBy, mayGo } from '../erasure/erasePerson';
import { type FoundMention, findMentionsOf, type PlannedRequest, planErasure } from '../erasure/planErasure';
import { applyErasures } from './applyErasures';
import type { ErasureSettings } from './erasureSettings';
import { openErasureList } from './openErasureList';

/**
 * Runs `node dist/server/main.js erase-person NIF`: says what the erasure of a person would do and, with `--yes`, does it, beside
 * the servers (modules/dataProtection/README.md, "Erasing a person's data").
 * @throws {Error} if there is nothing to erase, or no reason is given
 */
export const runErasePerson = async (
  config: Config,
  erasures: ErasureSettings,
  args: readonly string[],
  write: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Promise<void> => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      reason: { type: 'string' },
      'with-unfinished': { type: 'boolean', default: false },
      'keep-mentions': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const [fiscalNumber = ''] = positionals;
  if (!isNif(fiscalNumber)) throw new Error('Whose data? erase-person NIF --reason TEXT');
  const reason = values.reason?.trim() ?? '';
  if (values.yes && reason === '') throw new Error('Why? --reason TEXT');
  const includesUnfinished = values['with-unfinished'];
  const keepsMentions = values['keep-mentions'];
  const log = createLog(config.logLevel);
  const database = await openDatabase(config, log);
  try {
    await database.withoutTimeout((db) => migrate(db));
    const planned = await planErasure(database.db, fiscalNumber);
    for (const request of planned) write(lineOf(request, includesUnfinished));
    const mentions = await findMentionsOf(database.longDb, fiscalNumber, planned);
    for (const mention of mentions) write(lineOfMention(mention, keepsMentions));
    if (!values.yes) {
      write(
        planned.length + mentions.length > 0
          ? 'Nothing was changed: add --yes to erase it.'
          : 'There is nothing to erase.',
      );
      return;
    }
    const keys = await auditKeys(config, tokenSecrets(config, log));
    const erasureList = await openErasureList(erasures);
    const context = { db: database.longDb, now: () => new Date(), remoteAddress: null, auditKey: keys[0] };
    const { erased, kept } = await erasePersonBy(context, {
      fiscalNumber,
      reason,
      includesUnfinished,
      keepsMentions,
    });
    const mailer = createMailer(config, log);
    await applyErasures(database.longDb, {
      documents: await openDocuments(config.documents),
      erasureList,
      auditKeys: keys,
    });
    await mailer.removeAbout?.(
      planned.filter((one) => mayGo(one.keptBecause, includesUnfinished)).map(({ id }) => id),
    );
    write(`${erased} requests were erased, ${kept} are kept. Now run rewrite-erased when nobody works.`);
  } finally {
    await database.close();
  }
};

/** Where a mention stands, never its words: what is printed may be kept. */
const lineOfMention = ({ what, applicationId, fate }: FoundMention, keepsMentions: boolean): string => {
  const isKept = fate === 'held' || (fate === 'overwritten' && keepsMentions);
  const where = applicationId === null ? what : `${what} of request ${applicationId}`;
  return `${isKept ? 'kept' : 'goes'}: mention in ${where}${fate === 'held' ? ', which is held' : ''}`;
};

const lineOf = (
  { id, statusId, documents, messages, keptBecause, holds, isStudentOnly }: PlannedRequest,
  includesUnfinished: boolean,
): string => {
  const what = `request ${id} (${statusName(statusId)}), ${documents} documents, ${messages} messages${isStudentOnly ? ', only the student' : ''}`;
  if (mayGo(keptBecause, includesUnfinished)) return `goes: ${what}`;
  const held = holds.map(
    ({ reason, until, createdBy }) => `hold by ${createdBy} until ${until ?? 'it is ended'}: ${reason}`,
  );
  const others = keptBecause.filter((one) => one !== 'hold').map((one) => whyKept[one]);
  return `kept: ${what}: ${[...held, ...others].join('; ')}`;
};

const whyKept = {
  undecided: 'it, or one that belongs to it, is not decided (--with-unfinished ends it)',
  tariff: 'its tariff is in force, or can still be activated (--with-unfinished ends it)',
};
