import { keyedHash } from './keyedHash';

/** Returns by what the audit knows a NIF that was looked for; who does not hold the key can't tell which it is. */
export const hashOfSought = (key: CryptoKey, nif: string): Promise<string> =>
  keyedHash(key, 'sought person', nif);
