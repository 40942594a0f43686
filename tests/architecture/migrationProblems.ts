import { plainStatement } from '../../server/db/migrationSteps';

/** The tables that grow with the requests, by the million. */
const largeTables = [
  'applications',
  'application_history',
  'application_counts',
  'application_count_changes',
  'audit_events',
  'files',
  'file_pieces',
  'mail_notifications',
  'stored_documents',
];

/** A statement about table T, and why it must not be in a migration. */
type Rule = readonly [pattern: string, problem: string];

const inSteps = 'let a job of the worker do it in steps';
const rewrites = 'writes the whole table anew while nobody can read it: add a column and fill it in steps';
const scans = 'reads the whole table while nobody can write it';

const rulesOfLargeTables: readonly Rule[] = [
  ['create (unique )?index (?!concurrently).*? on (only )?T\\b', 'writers wait: CREATE INDEX CONCURRENTLY'],
  ['^reindex (?!.*concurrently).*\\bT\\b', 'writers wait: CONCURRENTLY'],
  ['alter table (only )?T .*\\badd column .*\\b(stored|serial|bigserial|identity)\\b', rewrites],
  ['alter table (only )?T .*\\badd column .*\\bdefault (?!now\\(\\))[^,]*\\(', rewrites],
  ['alter table (only )?T .*\\balter (column )?\\S+ (set data )?type\\b', rewrites],
  ['alter table (only )?T .*\\bset (expression|logged|unlogged|tablespace|access method)\\b', rewrites],
  [
    'alter table (only )?T .*\\badd column [^,]*\\b(references|check|unique|primary key)\\b',
    `${scans}: add the constraint in a statement of its own`,
  ],
  [
    'alter table (only )?T .*\\badd (constraint \\S+ )?(foreign key|check)\\b(?!.*\\bnot valid\\b)',
    `${scans}: add it NOT VALID, then VALIDATE CONSTRAINT`,
  ],
  [
    'alter table (only )?T .*\\badd (constraint \\S+ )?(unique|primary key|exclude)\\b(?!.*\\busing index\\b)',
    `${scans}: CREATE UNIQUE INDEX CONCURRENTLY, then ADD CONSTRAINT … USING INDEX`,
  ],
  ['\\b(update|delete from|merge into) (only )?T\\b(?!.*\\blimit \\d)', `locks every row: ${inSteps}`],
  [
    '\\b(insert into|create table) .*\\bfrom (only )?T\\b(?!.*\\blimit \\d)',
    `reads the whole table: ${inSteps}`,
  ],
  ['\\b(lock table|lock|truncate|cluster|vacuum full) ([^;]*\\W)?T\\b', 'nobody else can use the table'],
];

const notNull = 'alter table (only )?T .*\\balter (column )?\\S+ set not null';
const validated = 'alter table (only )?T validate constraint';
const required = /^alter table (?:only )?(\S+) .*\badd column (?!.*\b(default|generated)\b).*\bnot null\b/;

const takenAway = /^alter table (?:only )?(\S+) (?:drop column|rename)\b/;
/** As scripts/laterDrops.mjs writes it. */
const isLater = /^\s*-- Out of the schema since /;

const isAbout = (pattern: string, table: string, statement: string) =>
  new RegExp(pattern.replaceAll('T', table)).test(statement);

/** Returns a statement in lower case, without quotes around names, the schema and the texts in it. */
const readable = (statement: string) =>
  plainStatement(statement)
    .replaceAll(/'[^']*'/g, "''")
    .replaceAll('"', '')
    .toLowerCase()
    .replaceAll('public.', '');

/**
 * Names the statements of a migration that keep readers or writers of a large table waiting, or that fail where there
 * are rows, with the reason. Tables that the migration itself creates are empty; functions only run later.
 */
export const migrationProblems = (text: string): string[] => {
  const given = text.split('--> statement-breakpoint');
  const statements = given.map((statement) => readable(statement));
  const created = new Set(statements.flatMap((one) => /^create table (\S+)/.exec(one)?.[1] ?? []));
  const large = largeTables.filter((table) => !created.has(table));
  return statements.flatMap((statement, index) => {
    if (/^create (or replace )?function /.test(statement)) return [];
    const found = large.flatMap((table) => {
      const problems = rulesOfLargeTables.filter(([pattern]) => isAbout(pattern, table, statement));
      const isUnchecked =
        isAbout(notNull, table, statement) &&
        !statements.slice(0, index).some((earlier) => isAbout(validated, table, earlier));
      return [
        ...problems.map(([, problem]) => problem),
        ...(isUnchecked ? [`${scans}: CHECK (… IS NOT NULL) NOT VALID and VALIDATE CONSTRAINT first`] : []),
      ];
    });
    const table = required.exec(statement)?.[1];
    if (table && !created.has(table)) found.push('fails where there are rows: older rows need a DEFAULT');
    const old = takenAway.exec(statement)?.[1];
    if (old && !created.has(old) && !isLater.test(given[index] ?? ''))
      found.push('servers of the version before use it: `npm run migration` takes it away a version later');
    return found.map((problem) => `${problem}: ${statement}`);
  });
};
