import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { migrate } from '../../server/db/applyMigrations';
import type { Database } from '../../server/db/database';
import { stepsInOrder } from '../../server/db/migrationSteps';
import { openPglite } from '../../server/db/openPglite';
import { rowsOf } from '../../server/db/rowsOf';
import { chainProblems } from '../architecture/migrationChains';
import type { Seed } from '../support/databaseSnapshot';
import { openTestDatabase } from '../support/openTestDatabase';
import { copyScripts, type ProjectCopy } from './copyScripts';

const migrations = 'server/db/migrations/';
const counters = 'server/db/schema/attemptCounters.ts';
const declaration = 'contract/records/complaints.ts';

/** Texts by path. */
type Tree = Readonly<Record<string, string>>;

const copies: ProjectCopy[] = [];
afterAll(() => {
  for (const copy of copies) copy.remove();
});

const treeOf = ({ folder }: ProjectCopy): Tree =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  );

const migrationsIn = (tree: Tree) =>
  Object.fromEntries(
    Object.entries(tree)
      .filter(([path]) => path.startsWith(migrations) && /\.(sql|json)$/.test(path))
      .map(([path, text]) => [path.slice(migrations.length), text]),
  );

/** Copies the project, in the state of a tree if one is given. */
const project = (tree?: Tree) => {
  const copy = copyScripts('resources', 'docs/glossary.md', 'modules/dataProtection/tests/server');
  copies.push(copy);
  if (tree) {
    const present = treeOf(copy);
    for (const path of Object.keys(present)) if (!(path in tree)) rmSync(join(copy.folder, path));
    for (const [path, text] of Object.entries(tree)) {
      if (present[path] === text) continue;
      mkdirSync(dirname(join(copy.folder, path)), { recursive: true });
      copy.write(path, text);
    }
  }
  const run = (script: string, ...words: readonly string[]) => {
    const done = copy.run(script, ...words);
    expect(done).toMatchObject({ status: 0, stderr: '' });
    return done;
  };
  return {
    ...copy,
    run,
    tree: () => treeOf(copy),
    addField: (source: string) =>
      copy.change(
        declaration,
        'fields: [',
        `fields: [{ source: '${source}', kind: 'text', labelText: 'Mais' },`,
      ),
    addColumn: (name: string) => copy.change(counters, 'refusals:', `${name}: integer(),\n    refusals:`),
  };
};

/** Merges file by file, as git does where no file was changed on both sides; of those that were, takes the product's. */
const mergeTrees = (base: Tree, team: Tree, product: Tree) => {
  const conflicts: string[] = [];
  const paths = [...new Set([base, team, product].flatMap((tree) => Object.keys(tree)))].sort();
  const merged = paths.map((path) => {
    if (team[path] === base[path]) return [path, product[path]];
    if (product[path] !== base[path]) conflicts.push(path);
    return [path, product[path] === base[path] ? team[path] : product[path]];
  });
  return { tree: Object.fromEntries(merged.filter(([, text]) => text !== undefined)) as Tree, conflicts };
};

const stepsIn = (tree: Tree) =>
  stepsInOrder(
    Object.fromEntries(Object.entries(migrationsIn(tree)).filter(([path]) => path.endsWith('.sql'))),
  );

/** What the tables are made of, in whatever order the columns came, and which migrations they have. */
const stateOf = async (db: Database) => [
  ...rowsOf(
    await db.execute(sql`
      select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
      where table_schema = 'public' order by 1, 2`),
  ),
  ...rowsOf(await db.execute(sql`select name from schema_migrations order by 1`)),
];

const databases: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(databases.map((close) => close())));

/** Opens a database that is new, or has what the project had before anything was added. */
const openDatabase = async (seed?: Seed): Promise<Database> => {
  const { db, close } = await (seed ? openTestDatabase(seed) : openPglite());
  databases.push(close);
  return db;
};

describe("a new version in a team's copy", () => {
  it('is taken by a copy of before, whose migrations stand among those of the product, and by the same copy again', async () => {
    const base = project().tree();
    const team = project(base);
    team.run('newResource', 'complaints', 'Reclamação', 'Reclamações');
    // As the version before wrote them.
    for (const path of Object.keys(migrationsIn(team.tree())))
      if (path.startsWith('team/') && !path.endsWith('_rights.json'))
        rmSync(join(team.folder, migrations, path));
    team.run('newMigration', '--product', 'table_of_complaints');
    const product = project(base);
    product.addColumn('heldBack');
    product.run('newMigration', '--product', 'held_back');

    const first = mergeTrees(base, team.tree(), product.tree());
    const last = Object.keys(migrationsIn(base)).filter((path) => /^\d+_\w+\.sql$/.test(path)).length;
    const number = String(last).padStart(4, '0');
    expect(first.conflicts).toEqual([
      `${migrations}meta/${number}_snapshot.json`,
      `${migrations}meta/_journal.json`,
    ]);
    expect(chainProblems(migrationsIn(first.tree))).toEqual(
      expect.arrayContaining([
        `the product has ${number} twice`,
        `${number}_table_of_complaints.sql is not in the journal`,
      ]),
    );
    const merged = project(first.tree);
    const refused = copies.at(-1)?.run('newMigration', 'more_of_complaints');
    expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run move-migrations') });
    merged.run('moveMigrations');
    const taken = merged.tree();
    expect(chainProblems(migrationsIn(taken))).toEqual([]);
    const [teams, products] = [await openDatabase('empty'), await openDatabase('empty')];
    await migrate(teams, stepsIn(team.tree()));
    await teams.execute(sql`insert into complaints (name) values ('Ruído')`);
    await migrate(products, stepsIn(product.tree()));
    for (const db of [teams, products]) await migrate(db, stepsIn(taken));
    expect(await stateOf(teams)).toEqual(await stateOf(products));
    expect(rowsOf(await teams.execute(sql`select name from complaints`))).toEqual([{ name: 'Ruído' }]);

    // What the team writes from now on holds its own changes alone, and no file is changed by both.
    merged.addField('more');
    const more = merged.run('newMigration', 'more_of_complaints');
    expect(more.sql).toEqual(['ALTER TABLE "complaints" ADD COLUMN "more" text;\n']);
    const productBefore = product.tree();
    product.addColumn('letThrough');
    product.run('newMigration', '--product', 'let_through');
    const second = mergeTrees(productBefore, merged.tree(), product.tree());
    expect(second.conflicts).toEqual([]);
    expect(chainProblems(migrationsIn(second.tree))).toEqual([]);
    const next = project(second.tree);
    next.addField('evenMore');
    expect(next.run('newMigration', 'even_more').sql).toEqual([
      'ALTER TABLE "complaints" ADD COLUMN "even_more" text;\n',
    ]);
    await migrate(teams, stepsIn(merged.tree()));
    await migrate(products, stepsIn(product.tree()));
    const fresh = await openDatabase();
    for (const db of [teams, products, fresh]) await migrate(db, stepsIn(next.tree()));
    expect(await stateOf(teams)).toEqual(await stateOf(fresh));
    expect(await stateOf(products)).toEqual(await stateOf(fresh));
  }, 900_000);
});
