import type { DatabaseContext } from '../../../../server/node/doctor/check';
import { onCurrentSchema } from '../../../../server/node/doctor/contentChecks';
import { type Check, type Finding, fail, ok, warn } from '../../../../server/node/doctor/finding';
import { sealedWithinSeconds, sealState } from '../sealState';
import { verifyLastSeals } from '../verifyLastSeals';

/** The newest seals; all of them are for verify-audit, which takes minutes where there are millions of events. */
const sealsTried = 20;

/** The newest seals of the audit, the key that made them, and whether seals are made at all. */
export const auditCheck: Check<DatabaseContext> = {
  subject: 'audit',
  look: onCurrentSchema(async ({ db, auditKeys }) => {
    const found: Finding[] = [];
    const { seals, broken } = await verifyLastSeals(db, auditKeys, sealsTried);
    if (broken?.what === 'seal')
      found.push(
        fail(
          `seal ${broken.seal} is forged, or made with a key that is not set`,
          'set AUDIT_KEY to the former TOKEN_SECRET, or add the former key after a comma',
        ),
      );
    else if (broken)
      found.push(
        fail(`the events of seal ${broken.seal} are not those that were sealed`, 'run verify-audit'),
      );
    else
      found.push(
        ok(
          seals === 0
            ? 'nothing is sealed yet'
            : `the last ${seals} seals are right; verify-audit compares all`,
        ),
      );
    const { unsealedSeconds } = await sealState({ db, now: () => new Date() });
    if (unsealedSeconds > sealedWithinSeconds)
      found.push(
        warn(
          `an event has waited ${Math.round(unsealedSeconds)} s for its seal`,
          'let a server without WORKER=0 run for two minutes',
        ),
      );
    return found;
  }),
};
