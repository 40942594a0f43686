import { argon2Verify } from 'hash-wasm';
import { hashPassword } from './hashPassword';

let nobodysHash: Promise<string> | undefined;

/**
 * Whether a password belongs to a hash. Without a hash it does the same work and answers no,
 * so that the time taken does not tell which accounts exist.
 */
export const verifyPassword = async (password: string, hash: string | null | undefined): Promise<boolean> => {
  nobodysHash ??= hashPassword(crypto.randomUUID());
  const nobody = await nobodysHash;
  const matches = await argon2Verify({ password: password.normalize('NFC'), hash: hash ?? nobody });
  return matches && typeof hash === 'string';
};
