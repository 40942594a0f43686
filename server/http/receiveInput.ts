import type { Context } from 'hono';
import { type Call, type Download, hasBody } from '../../contract/calls/defineCall';
import { idempotencyKeyPattern } from '../../contract/calls/repeatableCall';
import { maxBytesOf, smallBody } from '../../contract/rules/bodyLimits';
import { readJsonBody, type SentFile } from '../services/workers/tasks/readJsonBody';
import type { BodyProblem } from '../services/workers/tasks/scanJson';
import type { Workers } from '../services/workers/workers';
import type { CallEnvironment } from './callEnvironment';
import { InvalidInput } from './checkInput';
import { httpTexts } from './httpTexts';
import { readBytes, tooLarge } from './readBytes';

/** Bodies up to this many bytes are parsed in place, which is faster than sending them to a thread. */
const smallBytes = 32_768;

/** The input of a call, not checked yet. */
export interface Received {
  readonly value: unknown;
  readonly files: readonly SentFile[];
  /** SHA-256 of `head` and the body. */
  readonly hash?: string;
}

const refusalOf = (problem: BodyProblem): Error => {
  if (problem === 'tooLarge') return tooLarge();
  return new InvalidInput([
    { text: problem === 'malformed' ? httpTexts.malformed : httpTexts.tooManyValues },
  ]);
};

/**
 * Receives the input of a call: the query of GET and DELETE, the JSON body of POST and PUT, hashed after `head` if
 * one is given. Path parameters override fields of the same name.
 */
export const receiveInput = async (
  c: Context<CallEnvironment>,
  call: Call | Download,
  workers: Workers,
  head?: string,
): Promise<Received> => {
  const inPath = c.req.param();
  if (!hasBody(call)) return { value: { ...c.req.query(), ...inPath }, files: [] };
  const limits = call.body ?? smallBody;
  const headBytes = new TextEncoder().encode(head ?? '');
  const bytes = await readBytes(c.req.raw, {
    maxBytes: maxBytesOf(limits),
    head: headBytes,
    reservation: c.var.reservation,
  });
  const sent = { bytes, headLength: headBytes.length, limits, isHashed: head !== undefined };
  const read = bytes.length > smallBytes ? await workers.run('readJsonBody', sent) : await readJsonBody(sent);
  if ('problem' in read) throw refusalOf(read.problem);
  return isRecord(read.value) ? { ...read, value: { ...read.value, ...inPath } } : read;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the call's idempotency key, undefined when it sent none; refuses a malformed one. */
export const idempotencyKeyOf = (c: Context): string | undefined => {
  const key = c.req.header('idempotency-key');
  if (key !== undefined && !idempotencyKeyPattern.test(key))
    throw new InvalidInput([{ text: httpTexts.malformedKey }]);
  return key;
};
