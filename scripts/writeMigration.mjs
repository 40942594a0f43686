/** Writes the migration for a change of server/db/schema or of the rights in contract/access.ts. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { runnerImport } from 'vite';
import { laterDrops } from './laterDrops.mjs';

const folder = 'server/db/migrations';
const journal = `${folder}/meta/_journal.json`;
/** The rights that the migrations so far know. drizzle-kit takes files here for snapshots unless they begin with _. */
const knownRights = `${folder}/meta/_rights.json`;
const breakpoint = '--> statement-breakpoint\n';

/**
 * Writes the migration. Columns that become required get the value that older rows get, from `values` (by column, or
 * by table and column) or from `ask`; new rights of the regulator go to whoever may change users. Those of the provider
 * side need no migration: whoever manages its users gives them. What is dropped waits for the next version. Returns the
 * path; undefined if nothing has changed.
 * @param {{ name: string, values?: Readonly<Record<string, string>>, ask?: (question: string) => Promise<string> }} wanted
 * @returns {Promise<string | undefined>}
 * @throws the reason, with nothing written
 */
export const writeMigration = async ({ name, values = {}, ask }) => {
  const rights = await newRights();
  const drops = laterDrops(folder, JSON.parse(readFileSync('package.json', 'utf8')).version);
  const before = { files: filesOf(), journal: readFileSync(journal, 'utf8') };
  const added = () => filesOf().filter((file) => !before.files.includes(file));
  try {
    generate(name);
    const isMore = rights.ofRegulator.length > 0 || drops.due.length > 0;
    if (added().length === 0 && isMore) generate(name, '--custom');
    const file = added().find((one) => one.endsWith('.sql'));
    if (!file) return keepRights(rights);
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    const statements = drops.deferIn(text.split(breakpoint).filter(isStatement));
    const complete = [];
    for (const statement of statements)
      for (const one of besideUsers(statement, statements))
        complete.push(...(await withValue(one, statements, { values, ask })));
    complete.push(...drops.due);
    if (rights.ofRegulator.length > 0) complete.push(grantStatement(rights.ofRegulator, file));
    writeFileSync(`${folder}/${file}`, complete.map((one) => `${one.trim()}\n`).join(breakpoint));
    keepRights(rights);
    drops.keep();
    return `${folder}/${file}`;
  } catch (failure) {
    for (const file of added()) rmSync(`${folder}/${file}`);
    writeFileSync(journal, before.journal);
    throw failure;
  }
};

/** @param {Awaited<ReturnType<typeof newRights>>} rights */
const keepRights = ({ present, known }) => {
  if (isDeepStrictEqual(present, known)) return undefined;
  writeFileSync(knownRights, `${JSON.stringify(present, null, 2)}\n`);
  return knownRights;
};

const filesOf = () =>
  readdirSync(folder, { recursive: true })
    .map((path) => String(path))
    .sort();

/** @param {string} text */
const isStatement = (text) => text.replaceAll(/^--.*$/gm, '').trim() !== '';

/**
 * Runs drizzle-kit, which ends with 0 even if it failed.
 * @param {string} name
 * @param {...string} more
 */
const generate = (name, ...more) => {
  const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  const answers = isTerminal ? [] : ['--import', new URL('answerPrompts.mjs', import.meta.url).href];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...answers, 'node_modules/drizzle-kit/bin.cjs', 'generate', '--name', name, ...more],
    { stdio: isTerminal ? 'inherit' : ['ignore', 'pipe', 'pipe'], encoding: 'utf8' },
  );
  const isDone = isTerminal || /No schema changes|Your SQL migration file|empty file/.test(stdout);
  if (status !== 0 || !isDone) throw new Error(`drizzle-kit wrote no migration:\n${stdout}${stderr}`);
};

const foreignKey = /^ALTER TABLE "(\w+)" ADD CONSTRAINT "(\w+)" FOREIGN KEY [^;]+/;

/**
 * Returns a statement as it runs beside those who use the table: a foreign key of a table with rows is first added for
 * new rows alone.
 * @param {string} statement
 * @param {readonly string[]} all
 */
export const besideUsers = (statement, all = [statement]) => {
  const [added, table, name] = foreignKey.exec(statement.trim()) ?? [];
  if (!added || all.some((one) => one.includes(`CREATE TABLE "${table}"`))) return [statement];
  return [
    `${added} NOT VALID;`,
    `-- An older row that refers to nothing does not stop the upgrade: the key then holds for new rows alone.
DO $$ BEGIN
  ALTER TABLE "${table}" VALIDATE CONSTRAINT "${name}";
EXCEPTION WHEN foreign_key_violation THEN
  RAISE WARNING '${table} has rows that refer to nothing (${name})';
END $$;`,
  ];
};

const required =
  /^ALTER TABLE "(\w+)" (?:ADD COLUMN "(\w+)" (?!.*\b(?:DEFAULT|GENERATED)\b)(.+) NOT NULL|ALTER COLUMN "(\w+)" SET NOT NULL);/;

/**
 * @param {string} statement
 * @param {readonly string[]} all
 * @param {{ values: Readonly<Record<string, string>>, ask?: (question: string) => Promise<string> }} from
 */
const withValue = async (statement, all, { values, ask }) => {
  const [, table, added, type, changed] = required.exec(statement.trim()) ?? [];
  const column = added ?? changed;
  if (!table || !column) return [statement];
  const place = `${table}.${column}`;
  const shown = type ? `${place} (${type})` : place;
  const isUnique = (/** @type {string} */ one) =>
    one.includes(`"${table}" ADD CONSTRAINT`) && one.includes(`UNIQUE("${column}")`);
  if (all.some(isUnique))
    throw new Error(
      `${place} is required and unique, and older rows can't all have one value: make it optional, fill it, then make it required.`,
    );
  const value = values[place] ?? values[column] ?? (await ask?.(`${shown}: the value that older rows get? `));
  if (!value)
    throw new Error(
      `Older rows need a value for ${shown}: add ${place}=value to the command. If each needs one of its own, make it optional, fill it, then make it required.`,
    );
  const literal = `'${value.replaceAll("'", "''")}'`;
  const withDefault = statement.replace(' NOT NULL', () => ` DEFAULT ${literal} NOT NULL`);
  const reason = '-- Older rows get the value, and so do those that servers of the version before add.';
  return added
    ? [`${reason}\n${withDefault}`]
    : [
        `${reason}\nALTER TABLE "${table}" ALTER COLUMN "${column}" SET DEFAULT ${literal};`,
        `UPDATE "${table}" SET "${column}" = ${literal} WHERE "${column}" IS NULL;`,
        statement,
      ];
};

/** Returns the rights of contract/access.ts, those that the migrations know, and the regulator's that none knows. */
const newRights = async () => {
  const path = `${process.cwd()}/contract/access.ts`;
  const { module } = await runnerImport(path, { configFile: false, logLevel: 'error' });
  const { rights, rolesOfRight } = /** @type {typeof import('../contract/access')} */ (module);
  const known = JSON.parse(readFileSync(knownRights, 'utf8'));
  const added = rights.filter((right) => !known.includes(right));
  for (const right of added)
    if (rolesOfRight(right).length === 0)
      throw new Error(`No rule of contract/access.ts asks a role for ${right}, so nobody could be given it.`);
  const ofRegulator = added.filter((right) => rolesOfRight(right).includes('Administrator'));
  return { present: [...rights], known, ofRegulator };
};

/**
 * Returns the statement that gives rights to every active administrator who may change users, with rows in the audit.
 * @param {readonly string[]} rights
 * @param {string} file
 */
export const grantStatement = (rights, file) => {
  const list = `array[${rights.map((right) => `'${right}'`).join(', ')}]`;
  return `-- Nobody can give a right that they do not hold: every active administrator who may change users gets the new ones.
with granted as (
  update users
  set permissions = permissions || array(select unnest(${list}) except select unnest(permissions))
  where user_type_id = 1 and user_status_id = 1 and 'Users_Updater' = any (permissions) and not permissions @> ${list}
  returning id, user_status_id, parent_id, permissions
)
insert into audit_events (action, subject, subject_id, detail)
select 'update', 'user', id, jsonb_build_object(
  'userStatusId', user_status_id, 'parentId', parent_id, 'permissions', permissions, 'migration', '${file}'
)
from granted order by id;`;
};
