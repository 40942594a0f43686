import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { and, eq } from 'drizzle-orm';
import { recoveryCodes } from '../../../server/db/schema/factors';
import { hashToken } from '../../../server/lib/hashToken';
import type { ServiceContext } from '../../../server/services/context/serviceContext';
import { recoveryCodeLength } from '../contract/recoveryCode';

const codeCount = 8;
const groups = /.{5}(?!$)/g;
/** Letters and digits that nobody confuses (Crockford); 32, so that a byte yields one without bias. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Gives a person new recovery codes in place of those before, in the caller's transaction; returns them to be shown. */
export const giveRecoveryCodes = async ({ db }: ServiceContext, userId: number): Promise<string[]> => {
  const codes = Array.from({ length: codeCount }, makeCode);
  const stored = await Promise.all(
    codes.map(async (code) => ({ userId, codeHash: await hashOf(code, userId) })),
  );
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(stored);
  return codes.map((code) => code.replace(groups, '$&-'));
};

/** Each guess costs so many hashes, so that nobody finds the codes of a stolen database; a sign-in hardly notices. */
const iterations = 100_000;

/** Returns what is stored of a code. The long ones of before, which nobody could guess, have a plain hash. */
const hashOf = async (code: string, userId: number): Promise<string> => {
  if (code.length !== recoveryCodeLength) return hashToken(code);
  const key = await crypto.subtle.importKey('raw', utf8ToBytes(code), 'PBKDF2', false, ['deriveBits']);
  const salt = utf8ToBytes(`recovery code of user ${userId}`);
  const terms = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return bytesToHex(new Uint8Array(await crypto.subtle.deriveBits(terms, key, 256)));
};

const makeCode = () =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(recoveryCodeLength)),
    (byte) => alphabet[byte % alphabet.length],
  ).join('');

/** Takes a person's recovery code, however it is written: true once for each. */
export const takeRecoveryCode = async (
  { db }: Pick<ServiceContext, 'db'>,
  userId: number,
  typed: string,
): Promise<boolean> => {
  const codeHash = await hashOf(plain(typed), userId);
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ id: recoveryCodes.id });
  return taken.length > 0;
};

const plain = (typed: string) =>
  typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/[il]/g, '1')
    .replace(/o/g, '0');
