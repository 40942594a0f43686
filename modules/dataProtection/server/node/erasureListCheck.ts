import { existsSync } from 'node:fs';
import { erasures } from '../../../../server/db/schema/erasures';
import type { DatabaseContext } from '../../../../server/node/doctor/check';
import { onCurrentSchema } from '../../../../server/node/doctor/contentChecks';
import { type Check, type Finding, fail, ok, warn } from '../../../../server/node/doctor/finding';
import { readWholeList, WrongEntry } from '../erasure/erasureList';
import type { ErasureSettings } from './erasureSettings';
import { openErasureList } from './openErasureList';

/** Every entry of the list of erasures: a restored backup needs them all, and then it is too late to mend one. */
export const erasureListCheck = (settings: ErasureSettings): Check<DatabaseContext> => ({
  subject: 'list of erasures',
  look: onCurrentSchema(async ({ db, auditKeys }) => {
    const { folder, isApart } = settings;
    const rows = await db.select({ entry: erasures.entry, listedOn: erasures.listedOn }).from(erasures);
    // Opening one that nobody chose would make it.
    const list = isApart || existsSync(folder) ? await openErasureList(settings) : undefined;
    const read = list ? await readWholeList(list, auditKeys) : [];
    const known = new Set(rows.map(({ entry }) => entry));
    const wrong = read.filter((one) => one instanceof WrongEntry).map(({ entry }) => entry);
    const lost = wrong.filter((entry) => !known.has(entry));
    const there = new Set(read.map(({ entry }) => entry));
    const missing = rows.filter(({ entry, listedOn }) => listedOn !== null && !there.has(entry));
    const found: Finding[] = [];
    if (lost.length > 0)
      found.push(
        fail(
          `${lost.length} entries in ${folder} are damaged or sealed with another key, and the database does not know them (${lost[0]}.json)`,
          'set AUDIT_KEY to what the server had that wrote them, or bring them from a copy of the folder; no server starts until then',
        ),
      );
    const mendable = wrong.length - lost.length + missing.length;
    if (mendable > 0)
      found.push(
        warn(
          `${mendable} entries in ${folder} are missing, damaged or sealed with another key`,
          'the next start writes them anew from the database; find out who changed the folder',
        ),
      );
    return found.length > 0 ? found : ok(`${read.length} entries, each as it was sealed`);
  }),
});
