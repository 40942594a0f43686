import { fail, ok, warn } from '../../../../server/node/doctor/finding';
import type { BroughtUp, UnservedDatabase } from '../../../../server/node/unservedDatabase';
import { applyErasures } from './applyErasures';
import type { ErasureSettings } from './erasureSettings';
import { openErasureList } from './openErasureList';

const subject = 'erasures';

/** Erases in a database what was erased after the backup that it is from, by the list that is kept apart. */
export const bringUp = async (
  settings: ErasureSettings,
  { db, documents, auditKeys: [key, ...others], mailer }: UnservedDatabase,
): Promise<BroughtUp> => {
  const { folder, isApart } = settings;
  const next = isApart
    ? 'Keep ERASURES_FOLDER as it is.'
    : `Move ${folder} to a place of its own and set ERASURES_FOLDER to it: a restored copy obeys it.`;
  if (!key)
    return {
      warnings: [],
      found: { subject, ...fail('without keys the list can’t be read', 'set AUDIT_KEY to the original’s') },
      copied: { next },
    };
  const { entries, applied, mended, requests } = await applyErasures(db, {
    documents,
    erasureList: await openErasureList(settings),
    auditKeys: [key, ...others],
    mailer,
  });
  const found = `${entries} in the list, ${applied} of them later than the backup: ${requests.length} requests were erased${mended > 0 ? `; ${mended} were damaged, and were written anew from the backup` : ''}`;
  return {
    warnings: [
      ...(applied > 0
        ? [
            {
              event: 'erasures of the list were applied',
              facts: { entries, applied, mended, requests: requests.length },
            },
          ]
        : []),
      ...(mended > 0
        ? [
            {
              event: 'damaged entries of the list of erasures were written anew',
              facts: { entries: mended },
            },
          ]
        : []),
    ],
    found: {
      subject,
      ...(isApart
        ? ok(found)
        : warn(
            `${found}; the list is in ${folder}`,
            'set ERASURES_FOLDER to the original’s list, or a copy of it',
          )),
    },
    copied: {
      ...(requests.length > 0 && {
        done: `Erased in the copy, as the list of erasures says: ${requests.length} requests.`,
      }),
      next,
    },
  };
};
