import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './files';

/**
 * What the tree over the audit needs for the two parts of a sealed event that may be erased, its address and its detail: it
 * knows them by digests, each of a salt and the part. Once a part is erased only its digest is left, in place of the
 * salt: it tells nothing of the part.
 */
export const auditSalts = pgTable(
  'audit_salts',
  {
    eventId: bigint({ mode: 'number' }).primaryKey(),
    addressSalt: uuid(),
    /** Present from the moment that the address is erased. */
    addressDigest: bytea(),
    detailSalt: uuid(),
    /** Present from the moment that the detail is erased. */
    detailDigest: bytea(),
  },
  (table) => [
    check('audit_salts_address', sql`num_nonnulls(${table.addressSalt}, ${table.addressDigest}) = 1`),
    check('audit_salts_detail', sql`num_nonnulls(${table.detailSalt}, ${table.detailDigest}) = 1`),
  ],
);

/** The root of the Merkle tree over the events of a seal; rows are only ever inserted. */
export const auditRoots = pgTable('audit_roots', {
  /** The seal. */
  id: integer().primaryKey(),
  /** In hex digits. */
  root: text().notNull(),
  /** HMAC of the root and the seal, by the key of the seals. */
  seal: text().notNull(),
});
