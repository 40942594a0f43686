/** Files of server/db/migrations, by their path from there: the product's, and a team's in the folder `team`. */
type MigrationFiles = Readonly<Record<string, string>>;

interface Snapshot {
  readonly id: string;
  readonly prevId: string;
}

const table = /^\s*CREATE TABLE (?:IF NOT EXISTS )?"?(?:public"?\."?)?(\w+)"?/gim;
const freed = /^\s*(?:DROP TABLE (?:IF EXISTS )?"?(\w+)|ALTER TABLE "?(\w+)"? RENAME TO)/gim;

/**
 * Names what collides among migrations, as after a merge: numbers and names that are there twice, files that the product's
 * journal does not name, snapshots that two others follow, and tables that are created twice.
 */
export const chainProblems = (files: MigrationFiles): string[] => {
  const paths = Object.keys(files).sort();
  const journal: { entries: { idx: number; tag: string }[] } = JSON.parse(
    files['meta/_journal.json'] ?? '{"entries":[]}',
  );
  const tags = journal.entries.map(({ tag }) => `${tag}.sql`);
  const numbers = journal.entries.map(({ idx }) => String(idx).padStart(4, '0'));
  const product = paths.filter((path) => /^\d+_\w+\.sql$/.test(path));
  const team = paths.filter((path) => /^team\/\d+_\w+\.sql$/.test(path));
  const all = [...product, ...team];
  const snapshots = paths.filter((path) => /^meta\/\d+_snapshot\.json$/.test(path));
  const afterNumbers = team.flatMap((path) => /^team\/\d+_after_(\d+)_/.exec(path)?.[1] ?? []);
  const allOf = (pattern: RegExp) =>
    all.flatMap((path) => [...(files[path] ?? '').matchAll(pattern)].map(([, one, other]) => one ?? other));
  const tables = allOf(table).filter((name) => !allOf(freed).includes(name));
  return [
    ...twice(numbers).map((number) => `the journal has ${number} twice`),
    ...twice(product.map(numberOf)).map((number) => `the product has ${number} twice`),
    ...twice(team.map(numberOf)).map((number) => `the team has ${number} twice`),
    ...twice(all.map((path) => path.replace(/^team\//, ''))).map((name) => `both folders have ${name}`),
    ...twice(tables).map((name) => `table ${name} is created twice`),
    ...product.filter((path) => !tags.includes(path)).map((path) => `${path} is not in the journal`),
    ...tags.filter((tag) => !product.includes(tag)).map((tag) => `the journal's ${tag} is not there`),
    ...differences(
      snapshots.map((path) => path.slice('meta/'.length, -'_snapshot.json'.length)),
      numbers,
    ).map((number) => `the snapshot or the journal's entry ${number} is alone`),
    ...snapshots.flatMap((path, index) => {
      const before = snapshots[index - 1];
      const follows = before === undefined || read(files, path).prevId === read(files, before).id;
      return follows ? [] : [`${path} does not follow ${before}`];
    }),
    ...afterNumbers
      .filter((number) => !numbers.includes(number))
      .map((number) => `the team's come after ${number}, which is not there`),
    ...afterNumbers
      .filter((number, index) => number < (afterNumbers[index - 1] ?? ''))
      .map((number) => `one of the team's comes after ${number}, the one before it later`),
  ];
};

const numberOf = (path: string) => path.replace(/^team\//, '').slice(0, 4);

const read = (files: MigrationFiles, path: string): Snapshot => JSON.parse(files[path] ?? '{}');

const twice = <Name>(names: readonly Name[]) => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

const differences = (some: readonly string[], others: readonly string[]) => [
  ...some.filter((one) => !others.includes(one)),
  ...others.filter((one) => !some.includes(one)),
];
