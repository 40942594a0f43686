import type { Context } from 'hono';
import type { z } from 'zod';
import type { Call } from '../../contract/calls/defineCall';
import type { badRequestBody, failureBody } from '../../contract/errors';
import { lenientHandling, prefersLenient } from '../../contract/rules/lenientHandling';
import type { Log } from '../parts/log';
import { onceEach } from '../services/context/onceByKey';
import type { SignedInContext } from '../services/context/serviceContext';
import { answerFailure } from './answerFailure';
import { auditRefusal } from './authenticate';
import type { CallEnvironment } from './callEnvironment';
import { checkInput } from './checkInput';

/** The items of a call's input that are answered each for itself, and all else that the input says. */
export interface EachItem {
  readonly items: readonly unknown[];
  readonly inputWith: (item: unknown) => unknown;
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
  return { items, inputWith: (item) => ({ ...value, [list]: [item] }) };
};

interface Doing<Input extends z.ZodType, Verb extends SignedInContext> {
  readonly call: Call<Input>;
  readonly context: Verb;
  readonly log: Log;
  /** Does a call whose list has one item; its answer is a list with that item's. */
  readonly handle: (context: Verb, input: z.output<Input>) => Promise<unknown>;
}

/**
 * Does each item as a call of its own, one after the other, and returns their answers in order: an item that is refused or
 * fails says why and leaves the others alone. Under an idempotency key each is done once, even if the server was killed
 * before the last. Once the database or whatever the call needs is away, the rest is not tried and answered so too.
 */
export const answerEach = async <Input extends z.ZodType, Verb extends SignedInContext>(
  c: Context<CallEnvironment>,
  { items, inputWith }: EachItem,
  { call, context, log, handle }: Doing<Input, Verb>,
): Promise<unknown[]> => {
  c.header(lenientHandling.appliedHeader, lenientHandling.preference);
  let away: RefusedItem | undefined;
  return onceEach(context, items, async (inside, item) => {
    if (away) return { answer: away, mayBeTriedAgain: true };
    try {
      const [answer] = (await handle(inside, checkInput(call, inputWith(item)))) as unknown[];
      return { answer };
    } catch (failure) {
      await auditRefusal(c, call, failure, applicationOf(item));
      const response = answerFailure(log, failure, c);
      const refused = refusedItem(await response.json());
      if (response.status === status.unavailable) away = refused;
      return { answer: refused, mayBeTriedAgain: response.status >= status.tooMany };
    }
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
  return Number.isInteger(id) ? { applicationId: id } : {};
};
