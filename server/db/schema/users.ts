import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Everyone who signs in, and the providers they belong to: user types 1, 2 and 3 of spec 3. */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userTypeId: integer().notNull(),
    userStatusId: integer().notNull(),
    /** The e-mail to sign in with; a provider may have none. */
    username: text(),
    /** The name of a provider; people have none. */
    name: text(),
    /** The provider that an operator belongs to. */
    parentId: integer(),
    permissions: text().array().notNull().default(sql`'{}'::text[]`),
    /** argon2id in PHC form; null until the person has chosen a password. */
    passwordHash: text(),
    /** When that was chosen; null also for passwords from before this was kept. */
    passwordSetOn: timestamp({ withTimezone: true }),
    /** When the account was last deactivated; null also where that was before this was kept. */
    deactivatedOn: timestamp({ withTimezone: true }),
    /** The corporate identity that the account is bound to since its first corporate sign-in. */
    corporateIssuer: text(),
    corporateSubject: text(),
    createdOn: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Whether the person wants a weekly e-mail of what waits for them. */
    weeklyMail: boolean().notNull().default(true),
    /** When the person was first told that a factor is required; the days of grace begin then. */
    factorAskedOn: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('users_username_unique').on(sql`lower(${table.username})`),
    uniqueIndex('users_corporate_identity_unique').on(table.corporateIssuer, table.corporateSubject),
    index('users_parent').on(table.parentId),
    index('users_type_name').on(table.userTypeId, table.name),
  ],
);

/** One row per refresh token; the token itself is never stored, only its SHA-256. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** Shared by all tokens that descend from one sign-in. */
    familyId: text().notNull(),
    tokenHash: text().notNull(),
    createdOn: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresOn: timestamp({ withTimezone: true }).notNull(),
    usedOn: timestamp({ withTimezone: true }),
    /** SHA-256 of what is known about the client that used it. */
    usedBy: text(),
    revokedOn: timestamp({ withTimezone: true }),
    /** RFC 7638 thumbprint of the browser's key that must sign each exchange; null for a client without one. */
    keyThumbprint: text(),
  },
  (table) => [
    uniqueIndex('refresh_tokens_hash_unique').on(table.tokenHash),
    index('refresh_tokens_family').on(table.familyId),
    index('refresh_tokens_user').on(table.userId),
    index('refresh_tokens_expiry').on(table.expiresOn),
  ],
);
