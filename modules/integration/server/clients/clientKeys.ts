import { equalBytes } from '@noble/ciphers/utils.js';
import { addMonths } from 'date-fns';
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { base64url, calculateJwkThumbprint, importJWK } from 'jose';
import type { PublicKey } from '../../../../contract/entities/publicKey';
import type { ApiEnvironment } from '../../../../contract/rules/apiEnvironments';
import { apiClientKeys } from '../../../../server/db/schema/apiClients';
import { hashToken } from '../../../../server/lib/hashToken';
import { Refusal } from '../../../../server/lib/refusal';
import { clientPrefixes } from '../../contract/credentials';
import { clientTexts } from './texts';

/** What somebody adds to a client: a secret that the server makes, or the public half of a pair. */
export type NewKey =
  | { readonly kind: 'secret'; readonly months: number }
  | { readonly kind: 'jwk'; readonly months: number; readonly publicKey: PublicKey };

const secretBytes = 32;
const idBytes = 9;
const shownCharacters = 4;

const random = (bytes: number) => base64url.encode(crypto.getRandomValues(new Uint8Array(bytes)));

/** Makes the id by which a client names itself. */
export const newPublicId = (environment: ApiEnvironment): string =>
  `${clientPrefixes[environment]}${random(idBytes)}`;

/**
 * Makes what is stored of a new key, and the secret, which is not.
 * @throws {Refusal} `badRequest` for a public key that no algorithm takes
 */
export const newKeyValues = async (environment: ApiEnvironment, key: NewKey, now: Date) => {
  const terms = { kind: key.kind, createdOn: now, expiresOn: addMonths(now, key.months) };
  if (key.kind === 'jwk') {
    await requireUsable(key.publicKey);
    const hint = key.publicKey.kid ?? (await calculateJwkThumbprint(key.publicKey));
    return { secret: null, values: { ...terms, publicKey: key.publicKey, hint } };
  }
  const secret = `${clientPrefixes[environment]}secret_${random(secretBytes)}`;
  const values = { ...terms, secretHash: await hashToken(secret), hint: secret.slice(-shownCharacters) };
  return { secret, values };
};

/** The algorithms that a public key may be used with; the first is the one that it is tried with. */
export const algorithmsOf = ({ kty }: PublicKey): [string, ...string[]] => algorithmsByType[kty];

const algorithmsByType: Readonly<Record<PublicKey['kty'], [string, ...string[]]>> = {
  RSA: ['RS256', 'PS256'],
  EC: ['ES256'],
  OKP: ['EdDSA', 'Ed25519'],
};

/** Every algorithm that a client's proof may be signed with. */
export const proofAlgorithms: readonly string[] = Object.values(algorithmsByType).flat();

const minModulusBits = 2048;
/** 65537, which every tool uses; 1 would make each signature right. */
const usualExponent = 'AQAB';

const requireUsable = async (key: PublicKey): Promise<void> => {
  const refuse = (text: string) => new Refusal('badRequest', text, undefined, 'key');
  if (key.kty === 'RSA') {
    const [first = 0, ...rest] = base64url.decode(key.n);
    const bits = Math.max(0, 32 - Math.clz32(first)) + 8 * rest.length;
    if (bits < minModulusBits) throw refuse(clientTexts.weakKey);
    if (key.e !== usualExponent) throw refuse(clientTexts.unusableKey);
  }
  const isUsable = await importJWK(key, algorithmsOf(key)[0]).then(
    () => true,
    () => false,
  );
  if (!isUsable) throw refuse(clientTexts.unusableKey);
};

/** Matches keys that hold at a moment. */
export const isLiveKey = (now: Date): SQL | undefined =>
  and(isNull(apiClientKeys.revokedOn), gt(apiClientKeys.expiresOn, now));

/** Matches the keys of a client. */
export const isKeyOf = (clientId: number): SQL => eq(apiClientKeys.clientId, clientId);

/** Returns whether two hashes are equal, in a time that tells nothing of where they differ. */
export const isSameHash = (one: string, other: string): boolean =>
  equalBytes(new TextEncoder().encode(one), new TextEncoder().encode(other));
