import { and, eq, not, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../server/db/database';
import { webhookEndpoints } from '../../../server/db/schema/webhooks';
import { secretSealing } from '../../../server/lib/secretSealing';
import type { TokenKeys } from '../../../server/lib/tokenKeys';

/** What every secret begins with, as the Standard Webhooks specification says. */
const prefix = 'whsec_';
const secretBytes = 32;

const sealing = secretSealing('secrets of webhooks');
const ownerText = (providerId: number) => `provider ${providerId}`;

/** Makes a secret: `whsec_` and 256 random bits in base64. */
export const makeSecret = (): string =>
  prefix + base64Of(crypto.getRandomValues(new Uint8Array(secretBytes)));

/** Encrypts a secret for the database; it opens for no other provider. */
export const sealSecret = (keys: TokenKeys, secret: string, providerId: number): Promise<string> =>
  sealing.seal(keys, secret, ownerText(providerId));

/** Decrypts a secret with whichever of the server's keys it was sealed with; undefined if that one is gone. */
export const openSecret = (
  keys: TokenKeys,
  sealed: string,
  providerId: number,
): Promise<string | undefined> => sealing.open(keys, sealed, ownerText(providerId));

/**
 * Signs a message with one or two secrets, as the Standard Webhooks specification says (`v1`, HMAC-SHA256); a receiver that
 * knows one of them accepts it.
 */
export const signMessage = async (
  secrets: readonly string[],
  { id, timestamp, body }: { readonly id: string; readonly timestamp: number; readonly body: string },
): Promise<string> => {
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const signatures = secrets.map(async (secret) => {
    const bytes = Uint8Array.from(atob(secret.slice(prefix.length)), (one) => one.charCodeAt(0));
    const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
    ]);
    return `v1,${base64Of(new Uint8Array(await crypto.subtle.sign('HMAC', key, content)))}`;
  });
  return (await Promise.all(signatures)).join(' ');
};

const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** How many secrets are sealed anew at once. */
const resealedAtOnce = 500;

/** Seals with the server's first key what was sealed with a former one, so that the former can be given up. */
export const resealWebhookSecrets = async ({
  db,
  tokenKeys,
}: {
  db: Database;
  tokenKeys: TokenKeys;
}): Promise<void> => {
  const begin = `${await sealing.nameOf(tokenKeys[0])}.`;
  const isOld = (column: AnyPgColumn) => not(sql`starts_with(${column}, ${begin})`);
  const { secret, formerSecret } = webhookEndpoints;
  const old = await db
    .select()
    .from(webhookEndpoints)
    .where(or(isOld(secret), isOld(formerSecret)))
    .limit(resealedAtOnce);
  const resealed = async (sealed: string, providerId: number) => {
    const opened = await openSecret(tokenKeys, sealed, providerId);
    return opened === undefined ? sealed : sealSecret(tokenKeys, opened, providerId);
  };
  for (const row of old)
    await db
      .update(webhookEndpoints)
      .set({
        secret: await resealed(row.secret, row.providerId),
        formerSecret: row.formerSecret && (await resealed(row.formerSecret, row.providerId)),
      })
      // Somebody may renew it meanwhile.
      .where(and(eq(webhookEndpoints.id, row.id), eq(secret, row.secret)));
};
