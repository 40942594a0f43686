import type { z } from 'zod';
import type { Call } from '../../../contract/calls/defineCall';
import { Refusal } from '../../lib/refusal';
import { NoAnswer } from '../../verification/noAnswer';
import { readShortText } from '../../verification/readShortText';
import { type AuditEntry, type AuditSubject, writeAuditEvent } from '../audit/writeAuditEvent';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { passedOnTexts } from './texts';

/** Another server that holds records of this application. */
export interface OtherServer {
  /** Base URL, without a slash at its end. */
  readonly url: string;
  /** Credential of this server there. */
  readonly token?: string | undefined;
}

/** A call for another server. */
interface PassedOnCall {
  readonly resource: string;
  /** What the audit records once it is answered; nothing when absent. */
  readonly action?: AuditEntry['action'] | undefined;
  readonly id?: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** What another server answered; `range` is its Content-Range header. */
interface PassedOnAnswer<Value> {
  readonly value: Value;
  readonly range: string | null;
}

const timeOutMilliseconds = 10_000;
const maxAnswerBytes = 5_000_000;

/**
 * Passes a call of a resource on to the server that holds it, under this server's own credential, and returns its
 * answer, after recording it in the audit. The person's session never leaves this server; the other one learns their number as `X-Acting-User`.
 * @throws {Refusal} `forbidden` without the right; `notFound` and `badRequest`, with its message, for what the other
 *   server refuses; `unavailable` where it gives no answer in ten seconds, redirects, refuses the credential or answers
 *   nonsense
 */
export const passOn = async <Answer extends z.ZodType>(
  context: SignedInContext,
  server: OtherServer,
  call: Pick<Call<z.ZodType, Answer>, 'access' | 'answer' | 'method'>,
  passed: PassedOnCall,
): Promise<PassedOnAnswer<z.output<Answer>>> => {
  requireAccess(context, call);
  const { resource, action, id, query = {}, body } = passed;
  const parameters = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const path = id === undefined ? resource : `${resource}/${encodeURIComponent(id)}`;
  const url = `${server.url}/${path}${parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : ''}`;
  const { status, text, range } = await ask(url, {
    method: call.method,
    headers: {
      accept: 'application/json',
      'x-acting-user': String(context.actor.userId),
      ...(server.token && { authorization: `Bearer ${server.token}` }),
      ...(body && { 'content-type': 'application/json' }),
      // The other server's to keep: this one has no result of its own to repeat.
      ...(context.repeatable && { 'idempotency-key': context.repeatable.key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (status >= firstFailure) throw refusalOf(status, parsed(text));
  const answer = call.answer.safeParse(parsed(text));
  if (!answer.success) throw unavailable(new NoAnswer('nonsense', status));
  if (action) {
    const subjectId = id ?? Reflect.get(Object(answer.data), 'id');
    await writeAuditEvent(context, {
      action,
      // tests/architecture/passedOn.test.ts names a resource that the trail has no words for.
      subject: resource as AuditSubject,
      ...(subjectId !== undefined && { detail: { id: String(subjectId) } }),
    });
  }
  return { value: answer.data, range };
};

/** Reads a Content-Range such as `contacts 0-9/319`; the total is that of what was sent where it is not told. */
export const readRange = (range: string | null, sent: number): { first: number; total: number } => {
  const [, first = '0', total] = /^\S+ (\d{1,9})-\d{1,9}\/(\d{1,9})$/.exec(range ?? '') ?? [];
  return { first: Number(first), total: total === undefined ? sent : Number(total) };
};

const firstFailure = 300;

const ask = async (url: string, request: RequestInit) => {
  const signal = AbortSignal.timeout(timeOutMilliseconds);
  try {
    const response = await fetch(url, {
      ...request,
      // A redirect would carry the token elsewhere.
      redirect: 'error',
      signal,
    });
    const text = await readShortText(response, signal, maxAnswerBytes);
    return { status: response.status, text, range: response.headers.get('content-range') };
  } catch (failure) {
    if (failure instanceof NoAnswer || failure instanceof TypeError || failure instanceof DOMException)
      throw unavailable(failure);
    throw failure;
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const longestMessage = 500;
const notFound = 404;
/** What the other server says of the input; other failures are not this person's to mend. */
const aboutInput: readonly number[] = [400, 409, 422];

const refusalOf = (status: number, value: unknown): Refusal => {
  if (status === notFound) return new Refusal('notFound', passedOnTexts.notFound);
  if (!aboutInput.includes(status)) return unavailable(new NoAnswer('status', status));
  const { message } = typeof value === 'object' && value !== null ? (value as { message?: unknown }) : {};
  const isReadable = typeof message === 'string' && message.length <= longestMessage;
  return new Refusal('badRequest', isReadable ? message : passedOnTexts.refused);
};

/** The cause is for the log, which tells a time-out from a refused connection. */
const unavailable = (cause: unknown) =>
  Object.assign(new Refusal('unavailable', passedOnTexts.unavailable), { cause });
