import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { DocumentedFile } from './documentedFiles';

/** A copy that a test changes, checks and builds. */
export interface ProjectCopy {
  folder: string;
  remove(): void;
}

const parts = [
  'contract',
  'workbook',
  'providers',
  'resources',
  'src',
  'public',
  'build',
  'scripts',
  'index.html',
  'package.json',
];
const accessTable = 'contract/access.ts';
const endOfTable = '} as const satisfies Record<string, Record<string, AccessRule>>;';

/** The only script that imports from tests/, which the copy lacks. */
const testProgram = join('scripts', 'oidc.mjs');

/** Entry pages and settings at the root, whatever they are called. */
const rootFiles = ['vite.config.ts', 'tsconfig.json', 'corporateSignIn.html'];

const addRows = (folder: string, rows: string) => {
  const path = join(folder, accessTable);
  const table = readFileSync(path, 'utf8');
  if (!table.includes(endOfTable)) throw new Error(`${accessTable} has no ${endOfTable}`);
  writeFileSync(path, table.replace(endOfTable, `${rows}${endOfTable}`));
};

const left = ['node_modules', '.git', 'dist', 'data', 'test-results', 'coverage'];

/** Copies the whole project to a temporary folder, as somebody has it who has just installed it. */
export const makeWholeCopy = (): ProjectCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'tsi-project-'));
  for (const part of readdirSync('.')) {
    if (!left.includes(part)) cpSync(part, join(folder, part), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Copies the client to a temporary folder and adds these files; rows of the access table are put into it. */
export const makeProjectCopy = (files: readonly DocumentedFile[]): ProjectCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'tsi-resource-'));
  for (const part of [...parts, ...rootFiles]) {
    if (!existsSync(part)) continue;
    cpSync(part, join(folder, part), { recursive: true, filter: (path) => path !== testProgram });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  for (const { path, text } of files) {
    if (path === accessTable) {
      addRows(folder, text);
      continue;
    }
    if (existsSync(join(folder, path))) throw new Error(`${path} would touch a file that is there already`);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
