import { argon2id, argon2Verify } from 'hash-wasm';

const saltBytes = 16;

/** Hashes a password with argon2id (19 MiB, two passes, one lane), in PHC form. */
export const hashPassword = (password: string): Promise<string> =>
  argon2id({
    password: password.normalize('NFC'),
    salt: crypto.getRandomValues(new Uint8Array(saltBytes)),
    memorySize: 19 * 1024,
    iterations: 2,
    parallelism: 1,
    hashLength: 32,
    outputType: 'encoded',
  });

let nobodysHash: Promise<string> | undefined;

/**
 * Returns whether a password matches a hash. Without a hash, does the same work and returns false, so that
 * the time taken does not reveal which accounts exist.
 */
export const verifyPassword = async (password: string, hash: string | null | undefined): Promise<boolean> => {
  nobodysHash ??= hashPassword(crypto.randomUUID());
  const nobody = await nobodysHash;
  const matches = await argon2Verify({ password: password.normalize('NFC'), hash: hash ?? nobody });
  return matches && typeof hash === 'string';
};
