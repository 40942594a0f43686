import { isGuessableSecret } from '../settings/productionRules';
import type { Secrets } from '../settings/secretSettings';
import type { CheckContext } from './check';
import { type Check, type Finding, fail, ok, warn } from './finding';

const random = 'openssl rand -hex 32 makes one';

/** The keys: whether they are there, and whether somebody could guess them. Whether they are the right ones, the audit tells. */
export const keyCheck: Check<CheckContext> = {
  subject: 'keys',
  look: async ({ config, secrets }) => [
    tokenFinding(config.tokenSecrets, secrets, config.databaseUrl !== undefined),
    config.auditSecrets?.some(isGuessableSecret)
      ? fail('AUDIT_KEY can be guessed', `${random}; put the former one after a comma`)
      : ok(
          config.auditSecrets ? 'AUDIT_KEY is set' : 'TOKEN_SECRET seals the audit, as AUDIT_KEY is not set',
        ),
  ],
};

const tokenFinding = (given: Secrets | undefined, kept: Secrets | undefined, isShared: boolean): Finding => {
  if (given?.some(isGuessableSecret)) return fail('TOKEN_SECRET can be guessed', random);
  if (given) return ok('TOKEN_SECRET is set');
  if (isShared)
    return warn('TOKEN_SECRET is not set: each server would accept only its own sessions', random);
  return ok(
    kept ? 'TOKEN_SECRET is in the data folder' : 'the first start makes TOKEN_SECRET in the data folder',
  );
};
