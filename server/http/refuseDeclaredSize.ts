import type { MiddlewareHandler } from 'hono';
import { httpTexts } from './httpTexts';

/** Refuses by the declared length alone, so that nobody who may not call makes the server read a large body. */
export const refuseDeclaredSize =
  (maxBytes: number): MiddlewareHandler =>
  async (c, next) => {
    if (Number(c.req.header('content-length') ?? 0) > maxBytes)
      return c.json({ message: httpTexts.tooLarge }, 413);
    return next();
  };
