import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { httpTexts } from './httpTexts';

/** Largest body of a call that carries no files. */
export const defaultMaxBodyBytes = 1_000_000;

/** Refuses a body over the limit with 413, before it is read whole. */
export const limitBody = (maxSize: number): MiddlewareHandler =>
  bodyLimit({ maxSize, onError: (c) => c.json({ message: httpTexts.tooLarge }, 413) });
