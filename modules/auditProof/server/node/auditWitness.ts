import { desc } from 'drizzle-orm';
import { auditSeals } from '../../../../server/db/schema/auditSeals';
import { fail, ok, reasonOf } from '../../../../server/node/doctor/finding';
import type { Witness } from '../../../../server/node/doctor/witness';
import { isGenuine, verifyAudit } from '../verifyAudit';
import { checkAudit, readArguments } from './runVerifyAudit';

/** The arguments of `verify-audit`, and of `rehearse-restore`. */
export const auditArgs = '[--shortened-through ID] [--seal NUMBER:SEAL]';

/** The seals vouch for a copy: they say the same of it as of the original. */
export const auditWitness: Witness = {
  look: async (db, keys) => {
    const verdict = await verifyAudit(db, keys);
    const isBroken =
      verdict.broken !== undefined || verdict.missingSeal !== undefined || verdict.forgedEvents > 0;
    return { seen: JSON.stringify(verdict), isBroken };
  },
  texts: {
    differs: 'The seals of the audit do not say the same of the target. Nothing was kept.',
    isBroken: 'Everything is copied and equal, but the audit is broken, as it was before: verify-audit.',
  },
  args: auditArgs,
  /** What waited for its seal is judged as of the moment of the backup. */
  rehearse: (args) => {
    const named = readArguments(args);
    return async (db, keys, reach) => {
      const subject = 'whole audit';
      try {
        return { subject, ...ok((await checkAudit(db, keys, named, reach)).join(' ')) };
      } catch (failure) {
        return { subject, ...fail(reasonOf(failure), 'modules/auditProof/README.md, The audit’s seals') };
      }
    };
  },
  wasMadeWith: async (db, keys) => {
    const [last, before] = await db.select().from(auditSeals).orderBy(desc(auditSeals.id)).limit(2);
    return last !== undefined && (await isGenuine(keys, last, before));
  },
};
