import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { digits } from './migrationFolders.mjs';

/**
 * Lets drizzle-kit compare the schema with the one before, in a folder of its own, so that a migration that fails leaves
 * nothing in the project. It ends with 0 even if it failed.
 * @param {import('./migrationFolders.mjs').Place} place
 * @param {string} name what the migration does
 * @param {...string} more options of drizzle-kit
 * @returns {{ entry: { idx: number, tag: string }, text: string, snapshot: string } | undefined} undefined if nothing has
 * changed
 * @throws what drizzle-kit printed
 */
export const draftMigration = ({ number, prefix, before }, name, ...more) => {
  const folder = mkdtempSync(join(tmpdir(), 'tsi-migration-'));
  try {
    const journal = join(folder, 'meta/_journal.json');
    mkdirSync(join(folder, 'meta'));
    writeFileSync(
      journal,
      JSON.stringify({ version: '7', dialect: 'postgresql', entries: [{ idx: number - 1 }] }),
    );
    writeFileSync(join(folder, 'meta/before.json'), JSON.stringify(before));
    generate(folder, `${prefix}${name}`, ...more);
    if (!readdirSync(folder).some((file) => file.endsWith('.sql'))) return undefined;
    const entry = JSON.parse(readFileSync(journal, 'utf8')).entries.at(-1);
    return {
      entry,
      text: readFileSync(join(folder, `${entry.tag}.sql`), 'utf8'),
      snapshot: readFileSync(join(folder, `meta/${digits(number)}_snapshot.json`), 'utf8'),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** @param {string} folder @param {string} name @param {...string} more */
const generate = (folder, name, ...more) => {
  const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  const answers = isTerminal ? [] : ['--import', new URL('answerPrompts.mjs', import.meta.url).href];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...answers, 'node_modules/drizzle-kit/bin.cjs', 'generate', '--name', name, ...more],
    {
      stdio: isTerminal ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      // drizzle-kit puts ./ before it.
      env: { ...process.env, MIGRATIONS_FOLDER: relative('.', folder) },
    },
  );
  const isDone = isTerminal || /No schema changes|Your SQL migration file|empty file/.test(stdout);
  if (status !== 0 || !isDone) throw new Error(`drizzle-kit wrote no migration:\n${stdout}${stderr}`);
};
