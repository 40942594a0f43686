import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { applications } from './applications';
import { users } from './users';

/** Who is deciding a request, for as long as they are seen there; `modules/desk/contract/claims.ts` says how long that is. */
export const applicationClaims = pgTable('application_claims', {
  applicationId: integer()
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  userId: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  claimedOn: timestamp({ withTimezone: true }).notNull(),
  /** When the user's page last said that they are there. */
  seenOn: timestamp({ withTimezone: true }).notNull(),
});
