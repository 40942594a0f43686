import { argon2id } from 'hash-wasm';

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
