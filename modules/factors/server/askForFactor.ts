import { and, eq, isNull } from 'drizzle-orm';
import type { FactorChallenge } from '../../../contract/entities/signInStep';
import { factorProofs } from '../../../server/db/schema/factors';
import { users } from '../../../server/db/schema/users';
import { hashToken } from '../../../server/lib/hashToken';
import type { Actor } from '../../../server/services/context/serviceContext';
import type { SessionContext } from '../../../server/services/session/tokens/issueTokens';
import { type FactorRules, needsFactor, rulesOf } from './factorRules';
import { kindsOfFactors } from './factorsOf';
import { signPurposeToken } from './purposeToken';

/**
 * Returns the challenge that follows a right password: of a factor that the person has, or of one to be added where it is
 * required and the days of grace are over. Returns undefined where none is asked for. The caller's transaction must have
 * locked the user: nobody adds or removes a factor meanwhile. `identityProvenOn` is when the password or the corporate
 * identity was proven.
 */
export const askForFactor = async (
  context: SessionContext,
  { userId, role }: Pick<Actor, 'userId' | 'role'>,
  identityProvenOn = context.now(),
): Promise<FactorChallenge | undefined> => {
  const { db, tokenKeys, now } = context;
  const kinds = await kindsOfFactors(db, userId);
  if (kinds.length === 0 && !(await isFactorDue(context, { userId, role }))) return undefined;
  const claims = {
    sub: userId,
    proof: await proofOfPassword(context, userId),
    provenOn: identityProvenOn.getTime(),
  };
  return { factorChallenge: await signPurposeToken(tokenKeys, 'signIn', claims, now()), kinds };
};

/** What the days of grace go by. */
type GraceContext = Pick<SessionContext, 'db' | 'now' | 'modules'>;

/** Returns whether somebody without a factor must have one by now; begins the days of grace of whoever is told first. */
const isFactorDue = async (
  context: GraceContext,
  { userId, role }: Pick<Actor, 'userId' | 'role'>,
): Promise<boolean> => {
  const { now } = context;
  const rules = rulesOf(context);
  if (!needsFactor(rules, role)) return false;
  const askedOn = await beginGrace(context, userId);
  // Read after the days of grace have begun: where there are none, they are over at once.
  const moment = now();
  return moment >= requiredOn(rules, askedOn ?? moment);
};

/**
 * Returns whether a session goes on without the factor that its user must have by now, as it began within the days of
 * grace; one in which a corporate identity proved a factor does not.
 */
export const lacksFactor = async (
  context: GraceContext,
  { userId, role }: Pick<Actor, 'userId' | 'role'>,
  familyId: string,
): Promise<boolean> => {
  const { db } = context;
  if (!needsFactor(rulesOf(context), role) || (await kindsOfFactors(db, userId)).length > 0) return false;
  if ((await db.$count(factorProofs, eq(factorProofs.familyId, familyId))) > 0) return false;
  return isFactorDue(context, { userId, role });
};

const day = 24 * 3_600_000;

/** Returns when a factor is required of somebody who was first told at a moment. */
export const requiredOn = ({ graceDays }: FactorRules, askedOn: Date): Date =>
  new Date(askedOn.getTime() + graceDays * day);

/** Begins a person's days of grace, unless they have begun; returns since when they run. */
const beginGrace = async ({ db, now }: GraceContext, userId: number): Promise<Date | null | undefined> => {
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
