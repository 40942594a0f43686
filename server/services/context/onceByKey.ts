import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { idempotencyKeys } from '../../db/schema/idempotencyKeys';
import { hashToken } from '../../lib/hashToken';
import { Refusal } from '../../lib/refusal';
import type { RepeatableCall, ServiceContext, SignedInContext } from './serviceContext';
import { idempotencyTexts } from './texts';

/**
 * Runs a verb's transaction, once per idempotency key of a user within 24 hours if the call has one; repetitions get
 * the first answer. Key and effect share the transaction: a repetition that arrives meanwhile waits in the database, on
 * any server, and takes over if the first one failed (spec 10). Of items that are done together (`onceEach`) each answer is
 * kept under the item's own key.
 * @throws {Refusal} `badRequest` if the key was used for another call, or this one was withdrawn
 * @throws {SomeAreDone} if one of such items was done before; nothing is done then
 */
export const onceByKey = async <Context extends SignedInContext, Answer>(
  context: Context,
  run: (context: Context) => Promise<Answer>,
): Promise<Answer> => {
  const { db: outside, repeatable } = context;
  if (!repeatable) return outside.transaction((db) => run({ ...context, db }));
  const { key, contentHash, itemKeys } = repeatable;
  if (itemKeys) return onceTogether(context, itemKeys, contentHash, run);
  const name = await nameOfKey(context, key);
  return outside.transaction(async (db) => {
    const inside = { ...context, db };
    const row = eq(idempotencyKeys.name, name);
    if (await takeKey(inside, { name, contentHash, lifetime: answerLifetime })) {
      const answer = await run(inside);
      if (didNothing(answer)) await db.delete(idempotencyKeys).where(row);
      else await db.update(idempotencyKeys).set({ answer }).where(row);
      return answer;
    }
    const [first] = await db.select().from(idempotencyKeys).where(row);
    requireSame(first, contentHash);
    // The row is only ever committed with the answer of this very call.
    return first?.answer as Answer;
  });
};

const onceTogether = async <Context extends SignedInContext, Answer>(
  context: Context,
  itemKeys: readonly string[],
  contentHash: string,
  run: (context: Context) => Promise<Answer>,
): Promise<Answer> => {
  const { db: outside, now } = context;
  const names = await Promise.all(itemKeys.map((key) => nameOfKey(context, key)));
  return outside.transaction(async (db) => {
    const taken = await takeKeys({ db, now }, names, { contentHash, lifetime: answerLifetime });
    if (taken < names.length) throw new SomeAreDone();
    const answers = await run({ ...context, db });
    if (!Array.isArray(answers) || answers.length !== names.length)
      throw new Error('Items that were done together have other answers than one each.');
    const expiresOn = new Date(now().getTime() + answerLifetime);
    await db
      .insert(idempotencyKeys)
      .values(names.map((name, index) => ({ name, contentHash, expiresOn, answer: answers[index] })))
      .onConflictDoUpdate({ target: idempotencyKeys.name, set: { answer: sql`excluded.answer` } });
    return answers;
  });
};

/** Thrown for items that can't be done together, as one of them was done before; each can be asked for by itself. */
export class SomeAreDone extends Error {
  override readonly name = 'SomeAreDone';
}

/**
 * Makes a verb run once per idempotency key: what it does then shares one transaction with the key. For verbs that are
 * quick; one that reads large files first calls `onceByKey` itself, after that.
 */
export const byKey =
  <Context extends SignedInContext, Input, Answer>(
    verb: (context: Context, input: Input) => Promise<Answer>,
  ): ((context: Context, input: Input) => Promise<Answer>) =>
  (context, input) =>
    context.repeatable
      ? onceByKey(context, (inside) => verb({ ...inside, repeatable: undefined }, input))
      : verb(context, input);

/** What an item of a call is answered, and whether it may be done after all once something outside it has changed. */
export interface ItemAnswer<Answer> {
  readonly answer: Answer;
  readonly mayBeTriedAgain?: boolean;
}

/** An item of a call, its place there, and what it is answered. */
interface Asked<Item, Answer> {
  readonly item: Item;
  readonly index: number;
  told: ItemAnswer<Answer> | undefined;
}

/** Acts on several items in one transaction. */
interface DoneTogether<Context, Item, Answer> {
  /** How many at most, so that no lock is held for long. */
  readonly most: number;
  /**
   * Acts on all or none of them, and returns an answer for each. If none were done: the places of those that are to be tried
   * alone, so that the others can be done together; undefined if fewer are to be tried, and then each alone.
   */
  readonly act: (
    context: Context,
    items: readonly Item[],
  ) => Promise<ItemAnswer<Answer>[] | { readonly apart: readonly number[] } | undefined>;
}

/**
 * Acts on each item of a call and returns their answers in order. Those that can be done together share a transaction, which
 * costs much less. Where some can't, they are tried alone before the others together; where it is not known which, a fifth of
 * them is tried together, and then each. Under an idempotency key, the call's answer is that of its first time within 24 hours.
 * Each item has a key of its own, for `onceByKey`: where a call ended before its last item, because its server was killed, or
 * some may be tried again, repeating it answers what was done and does the rest.
 * @throws {Refusal} `badRequest` if the key was used for another call, or this one was withdrawn
 */
export const onceEach = async <Context extends SignedInContext, Item, Answer>(
  context: Context,
  items: readonly Item[],
  act: (context: Context, item: Item) => Promise<ItemAnswer<Answer>>,
  together?: DoneTogether<Context, Item, Answer>,
): Promise<Answer[]> => {
  const { db, repeatable } = context;
  const asked: Asked<Item, Answer>[] = items.map((item, index) => ({ item, index, told: undefined }));
  // No key that a caller chooses has a line break.
  const keyOf = ({ index }: Asked<Item, Answer>) => `${repeatable?.key}\n${index}`;
  const under = (own: Partial<RepeatableCall>): Context =>
    repeatable ? { ...context, repeatable: { ...repeatable, ...own } } : context;
  const doAll = async (size: number, all: readonly Asked<Item, Answer>[]): Promise<void> => {
    for (let at = 0; at < all.length; at += size) {
      const some = all.slice(at, at + size);
      if (some.length > 1) await doTogether(some);
      else for (const one of some) one.told = await act(under({ key: keyOf(one) }), one.item);
    }
  };
  const doTogether = async (some: readonly Asked<Item, Answer>[]) => {
    const done = await together?.act(
      under({ itemKeys: some.map(keyOf) }),
      some.map(({ item }) => item),
    );
    if (Array.isArray(done)) {
      for (const [place, one] of some.entries()) one.told = done[place];
      return;
    }
    const others = some.filter((_, place) => !done?.apart.includes(place));
    if (others.length === some.length) return doAll(Math.ceil(some.length / 5), some);
    await doAll(
      1,
      some.filter((one) => !others.includes(one)),
    );
    return doAll(others.length, others);
  };
  const doEach = async () => {
    await doAll(together?.most ?? 1, asked);
    return asked.map(({ told }) => told?.answer as Answer);
  };
  if (!repeatable) return doEach();
  const { key, contentHash } = repeatable;
  const name = await nameOfKey(context, key);
  const row = eq(idempotencyKeys.name, name);
  if (!(await takeKey(context, { name, contentHash, lifetime: answerLifetime }))) {
    const [first] = await db.select().from(idempotencyKeys).where(row);
    requireSame(first, contentHash);
    if (first?.answer) return first.answer as Answer[];
  }
  const told = await doEach();
  if (didNothing(told)) await db.delete(idempotencyKeys).where(row);
  else if (!asked.some(({ told: one }) => one?.mayBeTriedAgain))
    await db.update(idempotencyKeys).set({ answer: told }).where(row);
  return told;
};

const requireSame = (first: { contentHash: string } | undefined, contentHash: string): void => {
  if (first?.contentHash === withdrawn) throw new Refusal('badRequest', idempotencyTexts.withdrawn);
  if (first && isOfBytes.test(first.contentHash)) return;
  if (first?.contentHash !== contentHash) throw new Refusal('badRequest', idempotencyTexts.otherContent);
};

/**
 * A server before 0.3 hashed the bytes of a call, which ours can't be compared with: in the 24 hours after an upgrade its
 * keys answer whoever repeats them, as refusing would have the call done twice under a new one.
 */
const isOfBytes = /^[0-9a-f]{64}$/;

const answerLifetime = 24 * 60 * 60 * 1000;

/** Returns whether an answer is a refusal in its own form: nothing was done, so trying again must be possible. */
const didNothing = (answer: unknown): boolean =>
  [answer]
    .flat()
    .every((item) => typeof item === 'object' && item !== null && Reflect.get(item, 'success') === false);

/**
 * Returns the name of a caller's key in the database; a user who moved to another provider has other keys. In the sandbox it
 * begins with the provider, whose answers go when its data do.
 */
const nameOfKey = async (
  { actor: { userId, providerId }, environment }: SignedInContext,
  key: string,
): Promise<string> => {
  const name = await hashToken(`${userId}\n${providerId}\n${key}`);
  return environment === 'sandbox' ? `${ofProvider(providerId)}${name}` : name;
};

const ofProvider = (providerId: number | null) => `provider ${providerId} `;

/** Removes the answers to a provider's calls from the sandbox: what they tell of is no longer there. */
export const forgetAnswers = async (db: Database, providerId: number): Promise<void> => {
  await db
    .delete(idempotencyKeys)
    .where(
      and(
        isNotNull(idempotencyKeys.answer),
        sql`starts_with(${idempotencyKeys.name}, ${ofProvider(providerId)})`,
      ),
    );
};

/**
 * Takes a key for `lifetime` milliseconds, waiting for a transaction that holds it; returns false if it was
 * already used.
 */
export const takeKey = async (
  context: Pick<ServiceContext, 'db' | 'now'>,
  { name, ...taken }: { name: string; contentHash: string; lifetime: number },
): Promise<boolean> => (await takeKeys(context, [name], taken)) > 0;

/** Takes different keys in their order, as `takeKey` does; returns how many were not used before. */
const takeKeys = async (
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  names: readonly string[],
  { contentHash, lifetime }: { contentHash: string; lifetime: number },
): Promise<number> => {
  const fresh = { contentHash, answer: null, expiresOn: new Date(now().getTime() + lifetime) };
  const taken = await db
    .insert(idempotencyKeys)
    .values(names.map((name) => ({ name, ...fresh })))
    .onConflictDoUpdate({
      target: idempotencyKeys.name,
      set: fresh,
      setWhere: lte(idempotencyKeys.expiresOn, now()),
    })
    .returning({ name: idempotencyKeys.name });
  return taken.length;
};

/** Stands in for a content hash, which it can't be mistaken for. */
const withdrawn = 'withdrawn';

/** How long the call is refused if it arrives after all: longer than it can be in transit. */
const withdrawalLifetime = 60_000;

/**
 * Makes sure that the call of a key is no longer done, although it may still be in transit. Waits for one
 * that is running; what was done stays, and its answer is returned.
 * @throws {Refusal} `unavailable` if it has begun with items that are each done for themselves, and not ended
 */
export const withdrawCall = async (
  context: SignedInContext,
  { key }: { key: string },
): Promise<{ isDone: boolean; answer?: unknown }> => {
  const name = await nameOfKey(context, key);
  return context.db.transaction(async (db) => {
    if (await takeKey({ ...context, db }, { name, contentHash: withdrawn, lifetime: withdrawalLifetime }))
      return { isDone: false };
    const [first] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.name, name));
    if (!first || first.contentHash === withdrawn) return { isDone: false };
    // Of one whose items are each done for themselves, some are done and others are not yet.
    if (first.answer === null) throw new Refusal('unavailable', idempotencyTexts.unfinished, 5);
    return { isDone: true, answer: first.answer };
  });
};

/** Removes the answers of calls that can no longer be repeated; for the regular clean-up. */
export const removeExpiredIdempotencyKeys = async ({
  db,
  now,
}: Pick<ServiceContext, 'db' | 'now'>): Promise<void> => {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresOn, now()));
};
