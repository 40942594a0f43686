import { eq, lte, sql } from 'drizzle-orm';
import { idempotencyKeys } from '../../db/schema/idempotencyKeys';
import { Refusal } from '../refusal';
import type { SignedInContext } from '../serviceContext';
import { hashToken } from '../session/hashToken';
import { idempotencyTexts } from './idempotencyTexts';

const lifetime = 24 * 60 * 60 * 1000;

/** A call that may be repeated, as it was sent. */
export interface RepeatableCall {
  /** What the caller chose; another call of the same user has another. */
  readonly key: string;
  /** Method and path. */
  readonly call: string;
  /** The body as it came. */
  readonly body: string;
}

/** A refusal in an answer's own form: nothing was done, so that trying again must be possible. */
const didNothing = (answer: unknown): boolean =>
  [answer]
    .flat()
    .every((item) => typeof item === 'object' && item !== null && Reflect.get(item, 'success') === false);

/** Takes the key, or waits for whoever has it; undefined when that call was answered already. */
const take = async ({ db, now }: SignedInContext, name: string, contentHash: string) => {
  const fresh = { contentHash, answer: null, expiresOn: new Date(now().getTime() + lifetime) };
  const [taken] = await db
    .insert(idempotencyKeys)
    .values({ name, ...fresh })
    .onConflictDoUpdate({
      target: idempotencyKeys.name,
      set: fresh,
      setWhere: lte(idempotencyKeys.expiresOn, now()),
    })
    .returning({ name: idempotencyKeys.name });
  return taken;
};

/**
 * Does something once for each key of a user within 24 hours, and answers its repetitions what it answered first.
 * Key and effect are one transaction: a repetition that comes meanwhile waits in the database, on whatever server, and
 * when the first one failed it takes its place (api.md, "Every rule below is the server's own").
 */
export const onceByKey = async <Answer>(
  context: SignedInContext,
  { key, call, body }: RepeatableCall,
  run: (context: SignedInContext) => Promise<Answer>,
): Promise<Answer> => {
  // Whoever came to another provider meanwhile must not read what was answered for the former one.
  const { userId, providerId } = context.actor;
  const name = await hashToken(`${userId}\n${providerId}\n${key}`);
  const contentHash = await hashToken(`${key}\n${call}\n${body}`);
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    // A server that vanished without closing its connection must not keep the repetitions waiting for ever.
    await db.execute(sql`set local idle_in_transaction_session_timeout = '60s'`);
    const row = eq(idempotencyKeys.name, name);
    if (await take(inside, name, contentHash)) {
      const answer = await run(inside);
      if (didNothing(answer)) await db.delete(idempotencyKeys).where(row);
      else await db.update(idempotencyKeys).set({ answer }).where(row);
      return answer;
    }
    const [first] = await db.select().from(idempotencyKeys).where(row);
    if (first?.contentHash !== contentHash) throw new Refusal('badRequest', idempotencyTexts.otherContent);
    // The row is only ever committed with the answer of this very call.
    return first.answer as Answer;
  });
};
