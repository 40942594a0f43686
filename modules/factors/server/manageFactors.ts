import { asc, eq } from 'drizzle-orm';
import { factorRemovals, factors, recoveryCodes } from '../../../server/db/schema/factors';
import { users } from '../../../server/db/schema/users';
import { Refusal } from '../../../server/lib/refusal';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import { mayUsePassword, type PasswordSignIn } from '../../../server/services/context/passwordSignIn';
import { requireAccess } from '../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import { requireSignedIn } from '../../../server/services/session/account/requireSignedIn';
import type { SessionContext } from '../../../server/services/session/tokens/issueTokens';
import {
  addGenerator as addGeneratorCall,
  addPasskey as addPasskeyCall,
  beginGenerator as beginGeneratorCall,
  beginPasskey as beginPasskeyCall,
  getFactors as getFactorsCall,
  removeFactor as removeFactorCall,
  renewRecoveryCodes as renewRecoveryCodesCall,
} from '../contract/calls';
import type { NewGenerator, Passkey, PasskeyOptions } from '../contract/factors';
import { confirmGenerator, startGenerator, storeFactor } from './addFactor';
import { requiredOn } from './askForFactor';
import { needsFactor, rulesOf } from './factorRules';
import { kindsOfFactors } from './factorsOf';
import { type PasskeyContext, passkeyToAdd, readNewPasskey } from './passkeys';
import { giveRecoveryCodes } from './recoveryCodes';
import { requireOwner } from './requireOwner';
import { takeFactorsAway } from './takeFactorsAway';
import { tellOfFactor } from './tellOfFactor';
import { factorMailTexts, factorTexts } from './texts';

/** The context of a person's own factors. */
export interface OwnFactorsContext extends SignedInContext, SessionContext {}

/** What a person has to confirm a sign-in with, as stored. */
export interface OwnFactors {
  readonly factors: readonly (typeof factors.$inferSelect)[];
  /** How many recovery codes are left. */
  readonly recoveryCodes: number;
  /** From when on a factor is asked for; undefined where none is required, or there is one. */
  readonly requiredOn: Date | undefined;
  /** When they are removed, if an administrator asked for it. */
  readonly removalDueOn: Date | undefined;
  /** Whether the person can prove a password; otherwise the corporate identity alone. */
  readonly hasPassword: boolean;
}

/** Returns the caller's factors, oldest first. */
export const getFactors = async (
  context: SignedInContext & { readonly passwordSignIn?: PasswordSignIn | undefined },
): Promise<OwnFactors> => {
  requireAccess(context, getFactorsCall);
  const { db, actor, now } = context;
  const rules = rulesOf(context);
  const found = await db
    .select()
    .from(factors)
    .where(eq(factors.userId, actor.userId))
    .orderBy(asc(factors.id));
  const left = await db.$count(recoveryCodes, eq(recoveryCodes.userId, actor.userId));
  const isAsked = found.length === 0 && needsFactor(rules, actor.role);
  const [user] = await db.select().from(users).where(eq(users.id, actor.userId));
  const [removal] = await db.select().from(factorRemovals).where(eq(factorRemovals.userId, actor.userId));
  return {
    factors: found,
    removalDueOn: removal?.dueOn,
    recoveryCodes: left,
    hasPassword: Boolean(user?.passwordHash) && mayUsePassword(context.passwordSignIn, actor.role),
    requiredOn: isAsked ? requiredOn(rules, user?.factorAskedOn ?? now()) : undefined,
  };
};

/**
 * Makes the secret of a generator of codes; it is stored nowhere until a code confirms it.
 * @throws {Refusal} `factorNeeded`, and `identityNeeded` for the first factor; so does every call below
 */
export const beginGenerator = async (context: OwnFactorsContext): Promise<NewGenerator> => {
  requireAccess(context, beginGeneratorCall);
  await requireOwner(context);
  return startGenerator(context, context.actor);
};

/**
 * Adds the caller's generator of codes; answers with recovery codes unless there are some.
 * @throws {Refusal} `badRequest` for a wrong code, an enrolment that took too long, and a second generator
 */
export const addGenerator = async (
  context: OwnFactorsContext,
  input: { enrolment: string; code: string },
): Promise<{ recoveryCodes: string[] }> => {
  requireAccess(context, addGeneratorCall);
  const { actor, familyId } = context;
  const generator = await confirmGenerator(context, actor.userId, input);
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    await requireSignedIn(inside);
    await requireOwner(inside);
    const { recoveryCodes: codes } = await storeFactor(inside, familyId, generator);
    return { recoveryCodes: codes };
  });
};

/** Makes what the caller's browser needs for a new passkey. */
export const beginPasskey = async (
  context: OwnFactorsContext & PasskeyContext,
): Promise<{ options: PasskeyOptions; enrolment: string }> => {
  requireAccess(context, beginPasskeyCall);
  await requireOwner(context);
  return passkeyToAdd(context, context.actor);
};

/**
 * Adds the passkey that the caller's browser made; answers with recovery codes unless there are some.
 * @throws {Refusal} `badRequest` for one that proves nothing, and that took too long
 */
export const addPasskey = async (
  context: OwnFactorsContext & PasskeyContext,
  input: { enrolment: string; response: Passkey; name: string },
): Promise<{ recoveryCodes: string[] }> => {
  requireAccess(context, addPasskeyCall);
  const { actor, familyId } = context;
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    await requireSignedIn(inside);
    await requireOwner(inside);
    const made = await readNewPasskey(inside, actor.userId, input);
    if (!made) throw new Refusal('badRequest', factorTexts.wrongPasskey);
    const { recoveryCodes: codes } = await storeFactor(inside, familyId, made);
    return { recoveryCodes: codes };
  });
};

/**
 * Removes an own factor, and the recovery codes with the last one.
 * @throws {Refusal} `notFound` for a factor that the caller does not have
 */
export const removeFactor = async (context: SignedInContext, { id }: { id: number }): Promise<true> => {
  requireAccess(context, removeFactorCall);
  const { actor } = context;
  const { userId } = actor;
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    await requireSignedIn(inside);
    await requireOwner(inside);
    const [removed] = await takeFactorsAway(inside, userId, eq(factors.id, id));
    if (!removed) throw new Refusal('notFound', factorTexts.unknown);
    await writeAuditEvent(inside, {
      action: 'factorRemoved',
      subject: 'user',
      subjectId: userId,
      detail: { kind: removed.kind },
    });
    await tellOfFactor(inside, userId, factorMailTexts.removed(removed.name));
  });
  return true;
};

/**
 * Makes new recovery codes; those before are void.
 * @throws {Refusal} `badRequest` for whoever has no factor
 */
export const renewRecoveryCodes = async (
  context: OwnFactorsContext,
): Promise<{ recoveryCodes: string[] }> => {
  requireAccess(context, renewRecoveryCodesCall);
  const { actor } = context;
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    await requireSignedIn(inside);
    await requireOwner(inside);
    if ((await kindsOfFactors(db, actor.userId)).length === 0)
      throw new Refusal('notFound', factorTexts.unknown);
    const codes = await giveRecoveryCodes(inside, actor.userId);
    await writeAuditEvent(inside, {
      action: 'recoveryCodesRenewed',
      subject: 'user',
      subjectId: actor.userId,
    });
    return { recoveryCodes: codes };
  });
};
