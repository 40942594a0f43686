import type { Context } from 'hono';
import type { Call, Download } from '../../contract/calls/defineCall';
import { maxBytesOf, smallBody } from '../../contract/rules/bodyLimits';
import { idempotencyKeyForm } from '../../contract/rules/idempotencyKey';
import type { HeavyWork } from '../services/heavyWork/heavyWork';
import { readJsonBody, type SentFile } from '../services/heavyWork/tasks/readJsonBody';
import type { BodyProblem } from '../services/heavyWork/tasks/scanJson';
import type { CallEnvironment } from './callEnvironment';
import { InvalidInput } from './checkInput';
import { httpTexts } from './httpTexts';
import { readBytes, tooLarge } from './readBytes';

/** Bodies up to this many bytes are read on the spot, which is faster than sending them to a thread. */
const smallBytes = 32_768;

/** What a call was given. */
export interface Received {
  readonly value: unknown;
  readonly files: readonly SentFile[];
  /** SHA-256 of `head` and the body. */
  readonly hash?: string;
}

const refusalOf = (problem: BodyProblem): Error => {
  if (problem === 'tooLarge') return tooLarge();
  return new InvalidInput([problem === 'malformed' ? httpTexts.malformed : httpTexts.tooManyValues]);
};

/** What a call was given: the query of GET and DELETE, the JSON body of POST, hashed behind a head where one is given. */
export const receiveInput = async (
  c: Context<CallEnvironment>,
  call: Call | Download,
  heavyWork: HeavyWork,
  head?: string,
): Promise<Received> => {
  if (call.method !== 'POST') return { value: c.req.query(), files: [] };
  const limits = call.body ?? smallBody;
  const headBytes = new TextEncoder().encode(head ?? '');
  const bytes = await readBytes(c.req.raw, {
    maxBytes: maxBytesOf(limits),
    head: headBytes,
    place: c.var.place,
  });
  const sent = { bytes, headLength: headBytes.length, limits, isHashed: head !== undefined };
  const read =
    bytes.length > smallBytes ? await heavyWork.run('readJsonBody', sent) : await readJsonBody(sent);
  if ('problem' in read) throw refusalOf(read.problem);
  return read;
};

/** The key under which a call may be repeated; undefined when the caller named none. */
export const idempotencyKeyOf = (c: Context): string | undefined => {
  const key = c.req.header('idempotency-key');
  if (key !== undefined && !idempotencyKeyForm.test(key)) throw new InvalidInput([httpTexts.malformedKey]);
  return key;
};
