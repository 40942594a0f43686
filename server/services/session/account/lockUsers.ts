import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { refreshTokens, users } from '../../../db/schema/users';
import type { Actor, ServiceContext } from '../../context/serviceContext';
import { findActor } from './findActor';

/**
 * Locks users or providers until the transaction ends, always in the same order. Code that ends or renews
 * their sessions must lock them before any of their tokens or links, or there would be a deadlock.
 */
export const lockUsers = async (db: Database, userIds: readonly number[]): Promise<void> => {
  await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(users.id)
    .for('no key update');
};

/**
 * Reads an actor again, as active, and keeps it so until the transaction ends: code that stores a session or a
 * password calls this first. Returns undefined if the user or the provider is no longer active, the sign-in was
 * revoked, or role or provider are no longer those of `known`.
 */
export const lockActor = async (db: Database, known: Actor, familyId: string): Promise<Actor | undefined> => {
  // Providers come before their users, as where a provider is deactivated: otherwise there would be a deadlock.
  if (known.role === 'Operator' && known.providerId !== null)
    await db.select({ id: users.id }).from(users).where(eq(users.id, known.providerId)).for('share');
  await lockUsers(db, [known.userId]);
  const actor = await findActor(db, { userId: known.userId, familyId });
  return actor?.role === known.role && actor.providerId === known.providerId ? actor : undefined;
};

/** Ends every session of these users, in the caller's transaction; they can only sign in again. */
export const endSessionsOf = async (
  { db, now }: ServiceContext,
  userIds: readonly number[],
): Promise<void> => {
  if (userIds.length === 0) return;
  await lockUsers(db, userIds);
  await db
    .update(refreshTokens)
    .set({ revokedOn: now() })
    .where(and(inArray(refreshTokens.userId, [...userIds]), isNull(refreshTokens.revokedOn)));
};
