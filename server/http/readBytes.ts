import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { BodyQuota, BodyReservation } from './bodyQuota';
import type { CallEnvironment } from './callEnvironment';
import { httpTexts } from './texts';

const firstBytes = 16_384;

/** The answer to a body over its limit. */
export const tooLarge = (): HTTPException =>
  new HTTPException(413, { res: Response.json({ message: httpTexts.tooLarge }, { status: 413 }) });

interface ReadingTerms {
  readonly maxBytes: number;
  /** Bytes to put before the body. */
  readonly head: Uint8Array;
  readonly reservation?: BodyReservation | undefined;
}

const grown = (bytes: Uint8Array<ArrayBuffer>, length: number) => {
  const larger = new Uint8Array(length);
  larger.set(bytes);
  return larger;
};

/** Reads head and body of a request into one buffer of its own; refuses a body over its limit while reading it. */
export const readBytes = async (
  request: Request,
  { maxBytes, head, reservation }: ReadingTerms,
): Promise<Uint8Array<ArrayBuffer>> => {
  const limit = head.length + maxBytes;
  const declared = Number(request.headers.get('content-length') ?? firstBytes);
  let bytes = new Uint8Array(
    Math.min(limit, head.length + (Number.isInteger(declared) ? declared : firstBytes)),
  );
  bytes.set(head);
  let length = head.length;
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = request.body?.getReader();
  reservation?.onGivenUp(() => void reader?.cancel().catch(() => undefined));
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    const { value } = part;
    reservation?.came(value.length);
    if (length + value.length > limit) {
      await reader?.cancel();
      throw tooLarge();
    }
    if (length + value.length > bytes.length)
      bytes = grown(bytes, Math.min(limit, 2 * (length + value.length)));
    bytes.set(value, length);
    length += value.length;
  }
  reservation?.came(0);
  reservation?.complete();
  return length === bytes.length ? bytes : bytes.slice(0, length);
};

/** Refuses by the declared length alone, so that unauthorized callers can't make the server read a large body. */
export const refuseDeclaredSize =
  (maxBytes: number): MiddlewareHandler =>
  async (c, next) => {
    if (Number(c.req.header('content-length') ?? 0) > maxBytes)
      return c.json({ message: httpTexts.tooLarge }, 413);
    return next();
  };

/** Waits for the quota of a call's body and holds it until the call is answered. */
export const holdQuota =
  (quota: BodyQuota, maxBytes: number): MiddlewareHandler<CallEnvironment> =>
  async (c, next) => {
    const reservation = await quota.enter(Number(c.req.header('content-length')) || maxBytes);
    c.set('reservation', reservation);
    try {
      await next();
    } finally {
      reservation.release();
    }
  };
