import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PublicKey } from '../../../contract/entities/publicKey';
import { users } from './users';

const moment = () => timestamp({ withTimezone: true });

/** What users of the type client have beside their row in `users`: the systems of providers that make calls. */
export const apiClients = pgTable('api_clients', {
  clientId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** What it names itself by when it asks for a token, `client_id`. Its row in `users` has no e-mail, so it never signs in. */
  publicId: text().notNull().unique(),
  createdById: integer().notNull(),
  /** The networks it may come from, as CIDR; anywhere when empty. */
  addresses: text().array().notNull().default(sql`'{}'::text[]`),
  /** The version of the calls. Servers of the version before read it; it can be dropped once they are gone. */
  apiVersion: text().notNull(),
  lastUsedOn: moment(),
  revokedOn: moment(),
});

/** The keys by which clients get tokens: at most two of each client hold at a time. */
export const apiClientKeys = pgTable(
  'api_client_keys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<'secret' | 'jwk'>().notNull(),
    /** SHA-256 of a secret, which is random. */
    secretHash: text(),
    publicKey: jsonb().$type<PublicKey>(),
    /** The end of the secret or the key's own id, by which people tell keys apart. */
    hint: text().notNull(),
    createdById: integer().notNull(),
    createdOn: moment().notNull(),
    expiresOn: moment().notNull(),
    lastUsedOn: moment(),
    revokedOn: moment(),
    /** How many days before its end people were last told of it. */
    warnedDays: integer(),
  },
  (table) => [
    index('api_client_keys_client').on(table.clientId),
    index('api_client_keys_end').on(table.expiresOn),
  ],
);

/** Proofs of clients that were used, until they would no longer be taken anyway. */
export const apiAssertions = pgTable(
  'api_assertions',
  {
    /** SHA-256 of client and `jti`. */
    digest: text().primaryKey(),
    expiresOn: moment().notNull(),
  },
  (table) => [index('api_assertions_end').on(table.expiresOn)],
);
