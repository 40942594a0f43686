import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users';

/** What administrators asked for of everything that is held about a person, and what became of it. */
export const personFiles = pgTable(
  'person_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    askedById: integer()
      .notNull()
      .references(() => users.id),
    askedOn: timestamp({ withTimezone: true }).notNull(),
    reason: text().notNull(),
    /** Whose; null once the file is gone. */
    fiscalNumber: text(),
    /** `fetched` and `expired` say why it is gone. */
    state: text({ enum: ['waiting', 'ready', 'fetched', 'expired'] })
      .notNull()
      .default('waiting'),
    madeOn: timestamp({ withTimezone: true }),
    endedOn: timestamp({ withTimezone: true }),
    requestCount: integer().notNull().default(0),
    documentCount: integer().notNull().default(0),
  },
  (table) => [index('person_files_asked_by').on(table.askedById, table.id)],
);

/** What a person's file tells of each request, encrypted; its documents are read when it is fetched. */
export const personFilePieces = pgTable(
  'person_file_pieces',
  {
    fileId: integer()
      .notNull()
      .references(() => personFiles.id, { onDelete: 'cascade' }),
    /** No foreign key: it would lock requests. */
    applicationId: integer().notNull(),
    sealed: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.applicationId] })],
);
