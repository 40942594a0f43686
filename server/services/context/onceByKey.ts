import { eq, lte } from 'drizzle-orm';
import { idempotencyKeys } from '../../db/schema/idempotencyKeys';
import { hashToken } from '../base/hashToken';
import { Refusal } from '../base/refusal';
import type { ServiceContext, SignedInContext } from './serviceContext';

const answerLifetime = 24 * 60 * 60 * 1000;

/** A call that may be repeated, as it was sent. */
export interface RepeatableCall {
  /** What the caller chose; another call of the same user has another. */
  readonly key: string;
  /** SHA-256 of key, call and body: of this call and no other. */
  readonly contentHash: string;
}

/** A refusal in an answer's own form: nothing was done, so that trying again must be possible. */
const didNothing = (answer: unknown): boolean =>
  [answer]
    .flat()
    .every((item) => typeof item === 'object' && item !== null && Reflect.get(item, 'success') === false);

/**
 * Runs something once for each key of a user within 24 hours; repetitions get the first answer.
 * Key and effect are one transaction: a repetition that comes meanwhile waits in the database, on whatever server, and
 * when the first one failed it takes its place (spec 10).
 */
export const onceByKey = async <Context extends SignedInContext, Answer>(
  context: Context,
  { key, contentHash }: RepeatableCall,
  run: (context: Context) => Promise<Answer>,
): Promise<Answer> => {
  const name = await nameOfKey(context, key);
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const row = eq(idempotencyKeys.name, name);
    if (await takeKey(inside, { name, contentHash, lifetime: answerLifetime })) {
      const answer = await run(inside);
      if (didNothing(answer)) await db.delete(idempotencyKeys).where(row);
      else await db.update(idempotencyKeys).set({ answer }).where(row);
      return answer;
    }
    const [first] = await db.select().from(idempotencyKeys).where(row);
    if (first?.contentHash === withdrawn) throw new Refusal('badRequest', idempotencyTexts.withdrawn);
    if (first?.contentHash !== contentHash) throw new Refusal('badRequest', idempotencyTexts.otherContent);
    // The row is only ever committed with the answer of this very call.
    return first.answer as Answer;
  });
};

/** The name of a caller's key in the database; a user who moved to another provider has other keys. */
const nameOfKey = ({ actor: { userId, providerId } }: SignedInContext, key: string): Promise<string> =>
  hashToken(`${userId}\n${providerId}\n${key}`);

/** Takes a key for so many milliseconds, waiting for a transaction that holds it; false when it was used already. */
const takeKey = async (
  { db, now }: SignedInContext,
  { name, contentHash, lifetime }: { name: string; contentHash: string; lifetime: number },
): Promise<boolean> => {
  const fresh = { contentHash, answer: null, expiresOn: new Date(now().getTime() + lifetime) };
  const taken = await db
    .insert(idempotencyKeys)
    .values({ name, ...fresh })
    .onConflictDoUpdate({
      target: idempotencyKeys.name,
      set: fresh,
      setWhere: lte(idempotencyKeys.expiresOn, now()),
    })
    .returning({ name: idempotencyKeys.name });
  return taken.length > 0;
};

/** Stands in the place of a content's hash, which it can't be. */
const withdrawn = 'withdrawn';

/** For how long the call is refused, should it come after all: longer than one that was sent may be on its way. */
const withdrawalLifetime = 60_000;

/**
 * Sees to it that a call under a key is not done any more, though it may still be on its way. One that is being done
 * meanwhile is waited for; what was done stays, and its answer is returned.
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
    return first && first.contentHash !== withdrawn
      ? { isDone: true, answer: first.answer }
      : { isDone: false };
  });
};

/** What a caller reads about the key of a repeated call. */
const idempotencyTexts = {
  otherContent: 'Esta chave de idempotência já foi usada para outro pedido. Use uma chave nova.',
  withdrawn: 'Este envio foi cancelado. Aguarde um minuto e envie de novo.',
} as const;

/** Forgets the answers of calls that can't be repeated any more; for the regular clean-up. */
export const removeExpiredIdempotencyKeys = async ({
  db,
  now,
}: Pick<ServiceContext, 'db' | 'now'>): Promise<void> => {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresOn, now()));
};
