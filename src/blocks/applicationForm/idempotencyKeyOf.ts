import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SentFormValues } from './requestFormSchema';

/** The same text for what is sent alike: inputs turn nothing into '' or null, and a file says nothing of itself as JSON. */
const alike = (_name: string, value: unknown): unknown => {
  if (value === null || value === '') return undefined;
  if (value instanceof File) return [value.name, value.size, value.lastModified];
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
};

/**
 * The key under which a form is sent: the same for every attempt, also out of the draft after a new sign-in; another
 * when a value changes, and for the next request (spec 8, Submit/recheck). WebCrypto would ask for https.
 */
export const idempotencyKeyOf = ({ formId, ...values }: SentFormValues): string =>
  `${formId}-${bytesToHex(sha256(utf8ToBytes(JSON.stringify(values, alike))))}`;
