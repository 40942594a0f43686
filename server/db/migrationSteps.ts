/** Statements that are one transaction, or one that PostgreSQL runs in none. */
export interface MigrationStep {
  /** What marks it as applied: the file's name, with the step's number from the second on. */
  readonly name: string;
  readonly statements: readonly string[];
  readonly isAlone: boolean;
}

/** The product's migrations, and in the folder `team` those of whoever has a copy of it with resources of their own. */
const files = import.meta.glob<string>('./migrations/{,team/}*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * What must not be in a transaction with others: an index built beside readers and writers, and the check of a
 * constraint that was added as NOT VALID, which would otherwise take place under the lock of what came before it.
 */
const alone =
  /^(create (unique )?index concurrently|(do \$\$ begin )?alter table (only )?\S+ validate constraint) /i;

/** Returns a statement without the comments before it, and in one line. */
export const plainStatement = (statement: string): string =>
  statement
    .replace(/^(\s*--[^\n]*\n)+/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Splits a migration into its steps, in order. */
export const stepsOf = (file: string, text: string): MigrationStep[] => {
  const steps: { isAlone: boolean; statements: string[] }[] = [];
  for (const statement of text.split('--> statement-breakpoint')) {
    const isAlone = alone.test(plainStatement(statement));
    const last = steps.at(-1);
    if (last && !isAlone && !last.isAlone) last.statements.push(statement);
    else steps.push({ isAlone, statements: [statement] });
  }
  return steps.map((step, index) => ({ ...step, name: index === 0 ? file : `${file} step ${index + 1}` }));
};

/**
 * Returns the steps of migrations, given as texts by path, in the order they run. Those of a team, in a folder `team`, run
 * after the product's migration that their name tells: `0003_after_0028_complaints.sql` after 0028 and before 0029, as
 * they did where they were written. Without one they run before the product's of the same number.
 */
export const stepsInOrder = (texts: Readonly<Record<string, string>>): MigrationStep[] =>
  Object.entries(texts)
    .map(([path, text]) => ({ name: path.slice(path.lastIndexOf('/') + 1), text, ...placeOf(path) }))
    .sort(
      (a, b) =>
        a.afterProduct - b.afterProduct ||
        Number(a.isOfTeam) - Number(b.isOfTeam) ||
        a.name.localeCompare(b.name, 'en'),
    )
    .flatMap(({ name, text }) => stepsOf(name, text));

/** Tells whose migration it is, and the number of the product's migration that it is or runs after. */
const placeOf = (path: string) => {
  const [, team, number, after] = /(team\/)?(\d{4})_(?:after_(\d{4})_)?[^/]*$/.exec(path) ?? [];
  const isOfTeam = team !== undefined;
  return { isOfTeam, afterProduct: isOfTeam ? Number(after ?? Number(number) - 1) : Number(number) };
};

/** Every step of every migration, in the order they run. */
export const migrationSteps: readonly MigrationStep[] = stepsInOrder(files);
