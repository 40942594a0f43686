import type { Context } from 'hono';
import type { z } from 'zod';
import type { Call } from '../../contract/calls/defineCall';
import type { badRequestBody, failureBody } from '../../contract/errors';
import { lenientHandling, prefersLenient } from '../../contract/rules/lenientHandling';
import { isDatabaseUnavailable } from '../db/isDatabaseUnavailable';
import type { Log } from '../lib/log';
import { Refusal } from '../lib/refusal';
import { onceEach, SomeAreDone } from '../services/context/onceByKey';
import type { SignedInContext } from '../services/context/serviceContext';
import { answerFailure } from './answerFailure';
import { auditRefusal } from './authenticate';
import type { CallEnvironment } from './callEnvironment';
import { checkInput, InvalidInput } from './checkInput';

/** The items of a call's input that are answered each for itself, and the input with only some of them. */
export interface EachItem {
  readonly items: readonly unknown[];
  readonly inputWith: (items: readonly unknown[]) => unknown;
}

/**
 * Returns the items that a call is to do each for itself; undefined where its caller does not prefer that, the call does not
 * offer it, or its input has no list of so many items, which is then judged as a whole.
 */
export const itemsForThemselves = (
  c: Context<CallEnvironment>,
  { answersEach }: Pick<Call, 'answersEach'>,
  value: unknown,
): EachItem | undefined => {
  if (!answersEach || typeof value !== 'object' || value === null) return undefined;
  if (!prefersLenient(c.req.header(lenientHandling.header))) return undefined;
  const { list, most } = answersEach;
  const items: unknown = Reflect.get(value, list);
  if (!Array.isArray(items) || items.length === 0 || items.length > most) return undefined;
  return { items, inputWith: (some) => ({ ...value, [list]: some }) };
};

interface Doing<Input extends z.ZodType, Verb extends SignedInContext> {
  readonly call: Call<Input>;
  readonly context: Verb;
  readonly log: Log;
  /** Does a call; its answer is a list with that of each item. */
  readonly handle: (context: Verb, input: z.output<Input>) => Promise<unknown>;
}

/** How many items are tried in one transaction: others wait for its locks, and on PGlite for all of it. */
const mostTogether = 25;

/**
 * Does each item as a call of its own, one after the other, and returns their answers in order: an item that is refused or
 * fails says why and leaves the others alone. Where the call does all or none, some are tried in one call: only if all are
 * done that counts, and the answers are the same; those that can't be done are known from what is refused first. Under an idempotency key each is done once, even if the server was killed
 * before the last. Once the database or whatever the call needs is away, the rest is not tried and answered so too.
 */
export const answerEach = async <Input extends z.ZodType, Verb extends SignedInContext>(
  c: Context<CallEnvironment>,
  { items, inputWith }: EachItem,
  { call, context, log, handle }: Doing<Input, Verb>,
): Promise<unknown[]> => {
  c.header(lenientHandling.appliedHeader, lenientHandling.preference);
  let away: RefusedItem | undefined;
  /** Whether trying several together is of no more use. */
  let isApart = false;
  const answersOf = async (inside: Verb, some: readonly unknown[]) => {
    const answers = (await handle(inside, checkInput(call, inputWith(some)))) as unknown[];
    return answers.map((answer) => ({ answer }));
  };
  const tellFailure = async (failure: unknown) => {
    const response = answerFailure(log, failure, c);
    const refused = refusedItem(await response.json());
    if (response.status === status.unavailable) away = refused;
    return { answer: refused, mayBeTriedAgain: response.status >= status.tooMany };
  };
  const doOne = async (inside: Verb, item: unknown) => {
    if (away) return { answer: away, mayBeTriedAgain: true };
    try {
      const [only] = await answersOf(inside, [item]);
      return only ?? { answer: undefined };
    } catch (failure) {
      await auditRefusal(c, call, failure, applicationOf(item));
      return tellFailure(failure);
    }
  };
  const doTogether = async (inside: Verb, some: readonly unknown[]) => {
    if (away || isApart) return undefined;
    try {
      return await answersOf(inside, some);
    } catch (failure) {
      isApart = !isOfItems(failure);
      if (!isDatabaseUnavailable(failure)) return { apart: wrongItems(failure, call.answersEach?.list) };
      // Whether they were committed is not known: trying each might do them twice.
      const told = await tellFailure(failure);
      return some.map(() => told);
    }
  };
  const together = call.answersEach?.allOrNone && { most: mostTogether, act: doTogether };
  return onceEach(context, items, doOne, together);
};

/** Whether a failure of several is that of some of them, so that the others can be done. */
const isOfItems = (failure: unknown) =>
  failure instanceof InvalidInput ||
  failure instanceof SomeAreDone ||
  (failure instanceof Refusal && failure.reason === 'badRequest');

/** Returns the places of the items that a failure of several is about, as far as it tells. */
const wrongItems = (failure: unknown, list: string | undefined): readonly number[] => {
  if (failure instanceof Refusal) return failure.items ?? [];
  if (!(failure instanceof InvalidInput)) return [];
  return failure.problems.flatMap(({ path = '' }) => {
    const [first, place] = path.split('.');
    return first === list ? [Number(place)] : [];
  });
};

/** From a limit that ends by itself on, nothing was wrong with the item. */
const status = { tooMany: 429, unavailable: 503 } as const;

interface RefusedItem {
  readonly success: false;
  readonly errorMessage: string | undefined;
  readonly errorCode?: string;
}

/** What a refused call answers, as the answer of one item. */
const refusedItem = (
  body: Partial<z.infer<typeof badRequestBody> & z.infer<typeof failureBody>>,
): RefusedItem => {
  const first = body.errors?.[0];
  const code: unknown = Reflect.get(first ?? body, 'code');
  return {
    success: false,
    errorMessage: first?.errors[0] ?? body.message,
    ...(typeof code === 'string' && { errorCode: code }),
  };
};

const applicationOf = (item: unknown) => {
  const id: unknown = typeof item === 'object' && item !== null && Reflect.get(item, 'applicationId');
  return typeof id === 'number' && Number.isInteger(id) ? { applicationId: id } : {};
};
