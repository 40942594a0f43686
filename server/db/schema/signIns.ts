import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users';

/**
 * One row per sign-in: from where it was made. Whether its session goes on is told by its refresh tokens alone, and the
 * row outlives it, so that the next sign-in from there is not a new device.
 */
export const signIns = pgTable(
  'sign_ins',
  {
    /** The family of the tokens that descend from it. */
    familyId: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    signedInOn: timestamp({ withTimezone: true }).notNull(),
    /** Browser and system in words; nothing else of the user agent is kept. */
    device: text().notNull(),
    /** An IPv4 address, or the /64 network of an IPv6 one. */
    network: text(),
    /** When the password or the corporate identity was last proven in it; null for a passkey alone. */
    identityProvenOn: timestamp({ withTimezone: true }),
  },
  (table) => [index('sign_ins_user').on(table.userId), index('sign_ins_time').on(table.signedInOn)],
);
