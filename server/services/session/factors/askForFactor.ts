import { and, eq, isNull } from 'drizzle-orm';
import type { FactorChallenge } from '../../../../contract/entities/factors';
import { users } from '../../../db/schema/users';
import { hashToken } from '../../../lib/hashToken';
import { defaultFactorRules, type FactorRules, needsFactor } from '../../context/factorRules';
import type { Actor } from '../../context/serviceContext';
import type { SessionContext } from '../tokens/issueTokens';
import { kindsOfFactors } from './factorsOf';
import { signPurposeToken } from './purposeToken';

/** What asking for a factor needs in addition: the deployment's rules; the defaults when absent. */
export interface FactorContext extends SessionContext {
  readonly factorRules?: FactorRules | undefined;
}

/**
 * Returns the challenge that follows a right password: of a factor that the person has, or of one to be added where it is
 * required and the days of grace are over. Returns undefined where none is asked for. The caller's transaction must have
 * locked the user: nobody adds or removes a factor meanwhile. `identityProvenOn` is when the password or the corporate
 * identity was proven.
 */
export const askForFactor = async (
  context: FactorContext,
  { userId, role }: Actor,
  identityProvenOn = context.now(),
): Promise<FactorChallenge | undefined> => {
  const { db, tokenKeys, now, factorRules = defaultFactorRules } = context;
  const kinds = await kindsOfFactors(db, userId);
  if (kinds.length === 0) {
    if (!needsFactor(factorRules, role)) return undefined;
    const dueOn = requiredOn(factorRules, (await beginGrace(context, userId)) ?? now());
    if (now() < dueOn) return undefined;
  }
  const claims = {
    sub: userId,
    proof: await proofOfPassword(context, userId),
    provenOn: identityProvenOn.getTime(),
  };
  return { factorChallenge: await signPurposeToken(tokenKeys, 'signIn', claims, now()), kinds };
};

const day = 24 * 3_600_000;

/** Returns when a factor is required of somebody who was first told at a moment. */
export const requiredOn = ({ graceDays }: FactorRules, askedOn: Date): Date =>
  new Date(askedOn.getTime() + graceDays * day);

/** Begins a person's days of grace, unless they have begun; returns since when they run. */
const beginGrace = async ({ db, now }: FactorContext, userId: number): Promise<Date | null | undefined> => {
  await db
    .update(users)
    .set({ factorAskedOn: now() })
    .where(and(eq(users.id, userId), isNull(users.factorAskedOn)));
  const [user] = await db.select({ askedOn: users.factorAskedOn }).from(users).where(eq(users.id, userId));
  return user?.askedOn;
};

/** Returns what changes with the password: a challenge is void once its password is no longer the right one. */
export const proofOfPassword = async (
  { db }: Pick<SessionContext, 'db'>,
  userId: number,
): Promise<string> => {
  const [user] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return hashToken(user?.hash ?? '');
};
