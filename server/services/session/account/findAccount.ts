import { eq, type SQL, sql } from 'drizzle-orm';
import { cleanText } from '../../../../contract/rules/cleanText';
import type { Database } from '../../../db/database';
import { users } from '../../../db/schema/users';
import type { Actor } from '../../context/serviceContext';
import { findActor } from './findActor';

/** An account; `actor` is set if it may sign in. */
export interface Account {
  readonly id: number;
  readonly passwordHash: string | null;
  readonly actor: Actor | undefined;
}

const unknownId = 0;

const find = async (db: Database, condition: SQL, familyId: string): Promise<Account | undefined> => {
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(condition);
  // Queried for an unknown account too, so that the time taken doesn't reveal which accounts exist.
  const actor = await findActor(db, { userId: user?.id ?? unknownId, familyId });
  return user && { ...user, actor };
};

/** Finds the account with an e-mail, ignoring case and blanks around it. */
export const findAccountByUsername = (
  db: Database,
  username: string,
  familyId: string,
): Promise<Account | undefined> =>
  find(db, sql`lower(${users.username}) = lower(${cleanText(username)})`, familyId);

/** Finds the account of a user. */
export const findAccountById = (
  db: Database,
  userId: number,
  familyId: string,
): Promise<Account | undefined> => find(db, eq(users.id, userId), familyId);

/** Finds the account that a corporate identity is bound to. */
export const findAccountByCorporateIdentity = (
  db: Database,
  { issuer, subject }: { issuer: string; subject: string },
  familyId: string,
): Promise<Account | undefined> =>
  find(db, sql`${users.corporateIssuer} = ${issuer} and ${users.corporateSubject} = ${subject}`, familyId);
