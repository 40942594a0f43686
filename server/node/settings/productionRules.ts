import { isIPv4 } from 'node:net';
import pg from 'pg';
import type { Secrets } from './secretSettings';

/** The settings that have special rules in production, where the data is of real people. */
export interface ProductionSettings {
  readonly TOKEN_SECRET?: Secrets | undefined;
  readonly DOCUMENT_KEY?: Secrets | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly EMBEDDED_DATABASE?: boolean | undefined;
  readonly PUBLIC_URL?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly SEED_DEMO?: boolean | undefined;
  readonly WORKER?: boolean | undefined;
  readonly SOCIAL_SECURITY_URL?: string | undefined;
  readonly SIMULATED_SERVICES?: boolean | undefined;
}

/** A mistake in a setting. */
interface Mistake {
  readonly name: keyof ProductionSettings;
  readonly message: string;
}

/** A random text of 32 hexadecimal digits has fewer different characters only once in a million times. */
const minDifferentCharacters = 9;
const placeholder = /change.?me|secret|password|example|default|palavra|only.?for|test/i;
const defaultPasswords = ['', 'postgres', 'password', 'admin', 'root'];
const encrypting = ['require', 'verify-ca', 'verify-full'];

/** Recognizes a secret that is made of words or repetitions. */
export const isGuessableSecret = (secret: string) =>
  new Set(secret).size < minDifferentCharacters || placeholder.test(secret);

/** Yields why the address of a database must not be used in production. */
export function* databaseMistakes<Name extends string>(
  name: Name,
  address: string,
): Generator<{ readonly name: Name; readonly message: string }> {
  // The host pg itself would connect to: a URL may give it in the query, and PGHOST applies if it gives none.
  const { host, user, password, ssl } = new pg.Client({ connectionString: address });
  if (host.startsWith('/') || isThisMachine(host)) return;
  if (defaultPasswords.includes(password ?? '') || password === user)
    yield { name, message: 'must not have a default password in production' };
  const sslmode = new URL(address).searchParams.getAll('sslmode').at(-1) ?? '';
  const trustsAnybody = Object(ssl).rejectUnauthorized === false;
  if (!ssl || trustsAnybody || !encrypting.includes(sslmode))
    yield { name, message: `must say sslmode=${encrypting.join(', ')} in production` };
}

/** Yields the reasons why a server must not start in production with these settings (docs/asvs.tsv, 13). */
export function* productionMistakes(settings: ProductionSettings): Generator<Mistake> {
  const { TOKEN_SECRET, DATABASE_URL, PUBLIC_URL, SMTP_URL, SEED_DEMO } = settings;
  const { SOCIAL_SECURITY_URL, SIMULATED_SERVICES } = settings;
  const runsWorker = settings.WORKER ?? true;
  if (!TOKEN_SECRET || TOKEN_SECRET.some(isGuessableSecret))
    yield { name: 'TOKEN_SECRET', message: 'must be set in production, to at least 32 random characters' };
  if (settings.DOCUMENT_KEY?.some(isGuessableSecret))
    yield { name: 'DOCUMENT_KEY', message: 'must be at least 32 random characters in production' };
  if (!PUBLIC_URL?.startsWith('https:'))
    yield { name: 'PUBLIC_URL', message: 'must be set in production, to an https address' };
  if (runsWorker && !SMTP_URL)
    yield { name: 'SMTP_URL', message: 'must be set in production: without it no e-mail leaves the machine' };
  if (SEED_DEMO)
    yield { name: 'SEED_DEMO', message: 'must not be 1 in production: the demo password is published' };
  if (runsWorker && !SOCIAL_SECURITY_URL && !SIMULATED_SERVICES)
    yield {
      name: 'SOCIAL_SECURITY_URL',
      message: 'must be set in production, or SIMULATED_SERVICES=1 where a simulator may decide about people',
    };
  // Without its own word, a DATABASE_URL that is missing or misspelt would start an empty database.
  if (!DATABASE_URL && !settings.EMBEDDED_DATABASE)
    yield {
      name: 'DATABASE_URL',
      message: 'must be set in production, or EMBEDDED_DATABASE=1 where the built-in database is meant',
    };
  if (DATABASE_URL) yield* databaseMistakes('DATABASE_URL', DATABASE_URL);
}

/**
 * Tells whether a host is certainly this machine: localhost or a loopback address, not a name that starts like one.
 */
export const isThisMachine = (host: string): boolean => {
  const bare = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return bare === 'localhost' || bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
};
