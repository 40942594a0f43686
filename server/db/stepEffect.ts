import { type MigrationStep, plainStatement } from './migrationSteps';

/** What a step of a migration does to those who use the database meanwhile. */
export interface StepEffect {
  /**
   * `catalogue`: the tables are locked for an instant. `index`: built beside readers and writers. `validation`: the table
   * is read beside readers and writers. `rows`: rows are written, too.
   */
  readonly kind: 'catalogue' | 'index' | 'validation' | 'rows';
  /** The existing tables that it is about. */
  readonly tables: readonly string[];
}

const name = '"?(?:public"?\\."?)?(\\w+)"?';
const index = new RegExp(
  `^create (?:unique )?index concurrently (?:if not exists )?"?\\w+"? on (?:only )?${name}`,
  'i',
);
const validation = new RegExp(`^(?:do \\$\\$ begin )?alter table (?:only )?${name} validate constraint`, 'i');
const table = new RegExp(
  `^(?:alter table (?:only )?(?:if exists )?|drop table (?:if exists )?|create (?:unique )?index "?\\w+"? on (?:only )?|create (?:or replace )?trigger "?\\w+"? [a-z" _,]+ on )${name}`,
  'i',
);
/** A foreign key also locks the table that it leads to, against those who write. */
const reference = new RegExp(`^alter table .* foreign key .* references ${name}`, 'i');
const creation = new RegExp(`^create table (?:if not exists )?${name}`, 'i');
const writing = /^(?:insert|update|delete|with|merge|do) /i;

/** Tells what a step does, by its statements. */
export const effectOf = ({ statements, isAlone }: MigrationStep): StepEffect => {
  const plain = statements.map(plainStatement);
  const [first = ''] = plain;
  const alone = isAlone ? (index.exec(first)?.[1] ?? validation.exec(first)?.[1]) : undefined;
  if (alone !== undefined) return { kind: index.test(first) ? 'index' : 'validation', tables: [alone] };
  const created = new Set(plain.flatMap((statement) => creation.exec(statement)?.[1] ?? []));
  const changed = new Set(
    plain.flatMap((statement) => [table, reference].flatMap((pattern) => pattern.exec(statement)?.[1] ?? [])),
  );
  return {
    kind: plain.some((statement) => writing.test(statement)) ? 'rows' : 'catalogue',
    tables: [...changed].filter((one) => !created.has(one)),
  };
};
