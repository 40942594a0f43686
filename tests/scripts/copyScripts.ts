import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';

/** What the commands read. */
const parts = [
  '.gitignore',
  'biome.json',
  'contract',
  'drizzle.config.ts',
  'package.json',
  'scripts',
  'server/db',
  'tsconfig.json',
];
const migrations = 'server/db/migrations';

/** A copy of the parts of the project that its commands read and write. */
export type ProjectCopy = ReturnType<typeof copyScripts>;

/** Copies what the commands read, and other parts if named, and returns how to change the copy, to run a command there and to see the result. */
export const copyScripts = (...others: readonly string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'tsi-scripts-'));
  for (const part of [...parts, ...others]) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const change = (path: string, from: string, to: string) => {
    const text = read(path);
    expect(text).toContain(from);
    writeFileSync(join(folder, path), text.replace(from, to));
  };
  const written = () =>
    readdirSync(join(folder, migrations), { recursive: true })
      .map((path) => String(path))
      .filter((path) => /\.\w+$/.test(path))
      .sort()
      .map((path) => [path, read(join(migrations, path))] as const);
  return {
    folder,
    read,
    change,
    write: (path: string, text: string) => writeFileSync(join(folder, path), text),
    /** Runs a command as a script or another program does, without a terminal. */
    run: (script: string, ...words: readonly string[]) => {
      const before = written();
      const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.mjs`, ...words], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const after = written();
      const added = after.filter(([path]) => !before.some(([known]) => known === path));
      const sql = added.filter(([path]) => path.endsWith('.sql')).map(([, text]) => text);
      const known = read(join(migrations, 'team/meta/_rights.json'));
      return { status, stdout, stderr, before, after, sql, known };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
};
