import { and, eq, isNull, lt, not, or, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../../server/db/database';
import { factors } from '../../../server/db/schema/factors';
import type { TokenKeys } from '../../../server/lib/tokenKeys';
import type { NewGenerator } from '../contract/factors';
import { openSecret, sealedBy, sealSecret } from './sealSecret';
import { factorTexts } from './texts';

/** As every application for codes expects: SHA-1, six digits, a step of 30 s (RFC 6238). */
const terms = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** How many steps the clock of a telephone may be off. */
const window = 1;
const secretBytes = 20;

/** Makes a generator for a person's e-mail: the secret, and the address that a QR code shows. */
export const makeGenerator = (username: string): Omit<NewGenerator, 'enrolment'> => {
  const secret = new Secret({ size: secretBytes });
  const { issuer } = factorTexts;
  return {
    secret: secret.base32,
    address: new TOTP({ ...terms, issuer, label: username, secret }).toString(),
  };
};

/** Returns the step whose code this is, now or one step off; undefined if it is none. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  const totp = new TOTP({ ...terms, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
};

/**
 * Takes a code of a person's generator: returns the generator's id once for each code, however many servers are asked at
 * the same time. A secret that was sealed with a former key is sealed anew.
 */
export const takeGeneratorCode = async (
  { db, tokenKeys, now }: { db: Database; tokenKeys: TokenKeys; now: () => Date },
  userId: number,
  code: string,
): Promise<number | undefined> => {
  const isTheirs = and(eq(factors.userId, userId), eq(factors.kind, 'codes'));
  const [generator] = await db.select().from(factors).where(isTheirs);
  const secret = generator?.secret && (await openSecret(tokenKeys, generator.secret, userId));
  const step = secret ? stepOfCode(secret, code, now()) : undefined;
  if (!secret || step === undefined) return undefined;
  const taken = await db
    .update(factors)
    .set({ lastStep: step, lastUsedOn: now(), secret: await sealSecret(tokenKeys, secret, userId) })
    .where(
      and(isTheirs, eq(factors.id, generator.id), or(isNull(factors.lastStep), lt(factors.lastStep, step))),
    )
    .returning({ id: factors.id });
  return taken[0]?.id;
};

/** How many secrets are sealed anew at once. */
const resealedAtOnce = 500;

/** Seals with the server's first key what was sealed with a former one, so that the former can be given up. */
export const resealSecrets = async ({
  db,
  tokenKeys,
}: {
  db: Database;
  tokenKeys: TokenKeys;
}): Promise<void> => {
  const old = await db
    .select({ id: factors.id, userId: factors.userId, sealed: factors.secret })
    .from(factors)
    .where(
      and(eq(factors.kind, 'codes'), not(sql`starts_with(${factors.secret}, ${await sealedBy(tokenKeys)})`)),
    )
    .limit(resealedAtOnce);
  for (const { id, userId, sealed } of old) {
    const secret = sealed && (await openSecret(tokenKeys, sealed, userId));
    if (!secret) continue;
    await db
      .update(factors)
      .set({ secret: await sealSecret(tokenKeys, secret, userId) })
      .where(and(eq(factors.id, id), eq(factors.secret, sealed)));
  }
};
