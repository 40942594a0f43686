import type { SentFormValues } from './requestFormSchema';

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A chosen file says nothing of itself as JSON. */
const withFiles = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/**
 * The key under which a form is sent: the same for every attempt, also out of the draft after a new sign-in; another
 * when a value changes, and for the next request (spec 8, Submit/recheck).
 */
export const idempotencyKeyOf = async ({ formId, ...values }: SentFormValues): Promise<string> => {
  const text = new TextEncoder().encode(JSON.stringify(values, withFiles));
  return `${formId}-${hex(new Uint8Array(await crypto.subtle.digest('SHA-256', text)))}`;
};
