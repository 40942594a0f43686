import type { Context } from 'hono';
import { httpTexts } from './httpTexts';
import { InvalidInput } from './invalidInput';

/** Visible ASCII; what callers use is a UUID, or one with a hash. */
const wellFormed = /^[\x21-\x7e]{8,200}$/;

/** The key under which a call may be repeated; undefined when the caller named none. */
export const idempotencyKeyOf = (c: Context): string | undefined => {
  const key = c.req.header('idempotency-key');
  if (key !== undefined && !wellFormed.test(key)) throw new InvalidInput([httpTexts.malformedKey]);
  return key;
};
