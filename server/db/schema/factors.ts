import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './users';

const owner = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const moment = () => timestamp({ withTimezone: true });

/** What people prove, beside their password or instead of it, that it is them: a generator of codes, or a passkey. */
export const factors = pgTable(
  'factors',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    kind: text().$type<'codes' | 'passkey'>().notNull(),
    /** The person's own name for it. */
    name: text().notNull(),
    createdOn: moment().notNull(),
    lastUsedOn: moment(),
    /** Of a generator of codes: its secret, encrypted (services/session/factors/sealSecret.ts). */
    secret: text(),
    /** Of a generator of codes: the last step of 30 s whose code was used; no code of it or of one before is taken. */
    lastStep: integer(),
    /** Of a passkey: its id and public key, base64url. */
    credentialId: text(),
    publicKey: text(),
    /** Of a passkey: how often it signed, as it last said; 0 for those that do not count. */
    signCount: bigint({ mode: 'number' }),
    transports: text().array(),
    /** Of a passkey: whether it is kept in more places than one. */
    isBackedUp: boolean(),
  },
  (table) => [
    index('factors_user').on(table.userId),
    uniqueIndex('factors_one_generator').on(table.userId).where(sql`${table.kind} = 'codes'`),
    uniqueIndex('factors_credential_unique').on(table.credentialId),
  ],
);

/** The codes for signing in without any factor; each is removed by its use. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    /** A slow hash of the code, which is random; SHA-256 of one with 24 characters. */
    codeHash: text().notNull(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

/** When a factor was last proven in each sign-in in which one was. */
export const factorProofs = pgTable(
  'factor_proofs',
  {
    /** The sign-in (`refresh_tokens.family_id`). */
    familyId: text().primaryKey(),
    userId: owner(),
    provenOn: moment().notNull(),
    /** Which one; null for a recovery code and for what the corporate provider saw. */
    factorId: integer(),
  },
  (table) => [index('factor_proofs_user').on(table.userId), index('factor_proofs_proven').on(table.provenOn)],
);

/** Removals of all factors of a person that an administrator asked for, until they take effect or are stopped. */
export const factorRemovals = pgTable('factor_removals', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  requestedBy: integer().notNull(),
  requestedOn: moment().notNull(),
  dueOn: moment().notNull(),
});
