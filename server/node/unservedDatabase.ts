import type { Database } from '../db/database';
import type { DocumentPlaces } from '../documents/documentPlaces';
import type { Mailer } from '../mail/mailer';
import type { ReportLine } from './doctor/check';

/** A database that nobody reads yet: of a server that starts, or a copy. */
export interface UnservedDatabase {
  readonly db: Database;
  readonly documents: DocumentPlaces;
  /** The keys of the audit's seals; none where they are not known. */
  readonly auditKeys: readonly CryptoKey[];
  readonly mailer?: Pick<Mailer, 'removeAbout'>;
}

/** What a module did to a database before anybody reads it. */
export interface BroughtUp {
  /** What whoever runs a server should know of; none if nothing was done. */
  readonly warnings: readonly { readonly event: string; readonly facts: Readonly<Record<string, unknown>> }[];
  /** The line about it for whoever rehearses with a restored copy. */
  readonly found: ReportLine;
  /** For whoever has copied a database: what was done to the copy, if anything, and what is left to do. */
  readonly copied: { readonly done?: string; readonly next: string };
}
