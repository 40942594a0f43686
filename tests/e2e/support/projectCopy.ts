import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { DocumentedFile, DocumentedLine } from './documentedFiles';

/** A copy of the project that a test changes, checks and builds. */
export interface ProjectCopy {
  folder: string;
  remove(): void;
}

const accessTable = 'contract/access.ts';
const endOfTable = '} as const satisfies AccessRows;';

const addRows = (folder: string, rows: string) => {
  const path = join(folder, accessTable);
  const table = readFileSync(path, 'utf8');
  if (!table.includes(endOfTable)) throw new Error(`${accessTable} has no ${endOfTable}`);
  writeFileSync(path, table.replace(endOfTable, `${rows}${endOfTable}`));
};

/** Lists the files of a part of the copy, which is a folder or a file. */
const filesIn = (folder: string, part: string): string[] => {
  if (!statSync(join(folder, part)).isDirectory()) return [part];
  return readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
};

const left = ['node_modules', '.git', 'dist', 'data', 'test-results', 'coverage'];

/** Copies the whole project to a temporary folder, in the state of a fresh installation. */
export const makeWholeCopy = (): ProjectCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'tsi-project-'));
  for (const part of readdirSync('.')) {
    if (!left.includes(part)) cpSync(part, join(folder, part), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Lists the paths of the files that are new in the copy, or differ from the project's. */
export const changedFiles = ({ folder }: ProjectCopy): string[] =>
  readdirSync(folder)
    .filter((part) => !left.includes(part))
    .flatMap((part) => filesIn(folder, part))
    .filter((path) => !existsSync(path) || !readFileSync(path).equals(readFileSync(join(folder, path))));

/** Adds files to a copy; rows of the access table are inserted into that table. */
export const addFiles = ({ folder }: ProjectCopy, files: readonly DocumentedFile[]): void => {
  for (const { path, text } of files) {
    if (path === accessTable) {
      addRows(folder, text);
      continue;
    }
    if (existsSync(join(folder, path))) throw new Error(`${path} would touch a file that is there already`);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};

/** Adds a line to a file of the copy; returns a function that takes it out again. */
export const addLine = ({ folder }: ProjectCopy, { path, above, line }: DocumentedLine): (() => void) => {
  const before = readFileSync(join(folder, path), 'utf8');
  if (before.split(`\n${above}\n`).length !== 2) throw new Error(`${path} has not one line ${above}`);
  writeFileSync(join(folder, path), before.replace(`\n${above}\n`, `\n${above}\n${line}\n`));
  return () => writeFileSync(join(folder, path), before);
};
