import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { type Call, type Download, hasBody } from '../../contract/calls/defineCall';
import { idempotencyKeyPattern } from '../../contract/calls/repeatableCall';
import { maxBytesOf, smallBody } from '../../contract/rules/bodyLimits';
import { lenientHandling, prefersLenient } from '../../contract/rules/lenientHandling';
import type { RepeatableCall } from '../services/context/serviceContext';
import { hashContent } from '../services/workers/tasks/hashContent';
import { readJsonBody, type SentFile } from '../services/workers/tasks/readJsonBody';
import type { BodyProblem } from '../services/workers/tasks/scanJson';
import { answerRefusal, failureOf } from './answerRefusal';
import type { AppParts } from './appParts';
import type { BodyQuota, BodyReservation } from './bodyQuota';
import type { CallEnvironment } from './callEnvironment';
import { InvalidInput } from './checkInput';
import { httpTexts } from './texts';

/** Bodies up to this many bytes are parsed in place, which is faster than sending them to a worker. */
const smallBytes = 32_768;

/** The input of a call, not checked yet. */
export interface Received {
  readonly value: unknown;
  readonly files: readonly SentFile[];
  /** Present if the call takes an idempotency key and was sent with one. */
  readonly repeatable?: RepeatableCall;
}

const refusalOf = (problem: BodyProblem): Error => {
  if (problem === 'tooLarge') return tooLarge();
  return new InvalidInput([httpTexts[problem]]);
};

/**
 * Receives the input of a call: the query of GET and DELETE, the body of POST and PUT, which is JSON, with its idempotency
 * key. Path parameters override fields of the same name.
 */
export const receiveInput = async (
  c: Context<CallEnvironment>,
  call: Call | Download,
  { workers, documents }: Pick<AppParts, 'workers' | 'documents'>,
): Promise<Received> => {
  const inPath = c.req.param();
  const key = call.takesIdempotencyKey && idempotencyKeyOf(c);
  const head = key && [key, call.method, call.path, handlingOf(c, call), JSON.stringify(inPath)].join('\n');
  if (!hasBody(call)) {
    const value = { ...c.req.query(), ...inPath };
    if (!key || head === undefined) return { value, files: [] };
    return { value, files: [], repeatable: { key, contentHash: await hashContent(head, value) } };
  }
  const limits = call.body ?? smallBody;
  const bytes = await readBytes(c.req.raw, {
    maxBytes: maxBytesOf(limits),
    reservation: c.var.reservation,
  });
  const sent = { bytes, limits, head, encrypts: documents?.keys !== undefined };
  const read = await (bytes.length <= smallBytes ? readJsonBody(sent) : workers.run('readJsonBody', sent));
  if ('problem' in read) throw refusalOf(read.problem);
  const { value, files, hash } = read;
  return {
    value: isRecord(value) ? { ...value, ...inPath } : value,
    files,
    ...(key && hash && { repeatable: { key, contentHash: hash } }),
  };
};

/** What else tells one call under a key from another: a repetition that is handled otherwise is another call. */
const handlingOf = (c: Context, { answersEach }: Call | Download): string =>
  answersEach && prefersLenient(c.req.header(lenientHandling.header)) ? lenientHandling.preference : '';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the call's idempotency key, undefined when it sent none; refuses a malformed one. */
const idempotencyKeyOf = (c: Context): string | undefined => {
  const key = c.req.header('idempotency-key');
  if (key !== undefined && !idempotencyKeyPattern.test(key)) throw new InvalidInput([httpTexts.malformedKey]);
  return key;
};

const firstBytes = 16_384;

/** The answer to a body over its limit. */
const tooLarge = (): HTTPException =>
  new HTTPException(413, {
    res: Response.json(failureOf(httpTexts.tooLarge), { status: 413 }),
  });

interface ReadingTerms {
  readonly maxBytes: number;
  readonly reservation?: BodyReservation | undefined;
}

const grown = (bytes: Uint8Array<ArrayBuffer>, length: number) => {
  const larger = new Uint8Array(length);
  larger.set(bytes);
  return larger;
};

/** Reads the body of a request into one buffer of its own; refuses a body over its limit while reading it. */
const readBytes = async (
  request: Request,
  { maxBytes, reservation }: ReadingTerms,
): Promise<Uint8Array<ArrayBuffer>> => {
  const declared = Number(request.headers.get('content-length') ?? firstBytes);
  let bytes = new Uint8Array(Math.min(maxBytes, Number.isInteger(declared) ? declared : firstBytes));
  let length = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = request.body?.getReader();
  reservation?.onGivenUp(() => void reader?.cancel().catch(() => undefined));
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    const { value } = part;
    reservation?.came(value.length);
    if (length + value.length > maxBytes) {
      await reader?.cancel();
      throw tooLarge();
    }
    if (length + value.length > bytes.length)
      bytes = grown(bytes, Math.min(maxBytes, 2 * (length + value.length)));
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
      return answerRefusal(c, httpTexts.tooLarge, 413);
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
