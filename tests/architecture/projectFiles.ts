import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The rooms whose code is judged. */
export const rooms = [
  'contract',
  'workbook',
  'providers',
  'resources',
  'src',
  'server',
  'demo',
  'tests',
  'build',
  'scripts',
] as const;

const filesBelow = (folder: string): string[] => {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  } catch {
    return []; // a room that is not there yet
  }
};

/** Code files below these folders, as paths from the project's root. */
export const codeFiles = (...folders: readonly string[]): string[] =>
  folders.flatMap(filesBelow).filter((path) => /\.(ts|tsx|mjs)$/.test(path));

/** Style sheets below these folders, as paths from the project's root. */
export const styleSheets = (...folders: readonly string[]): string[] =>
  folders.flatMap(filesBelow).filter((path) => path.endsWith('.css'));

/** Names of the folders in a folder. */
export const foldersIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** A file's text. */
export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** README.md and the documents of docs/. */
export const documents: readonly string[] = [
  'README.md',
  ...filesBelow('docs').filter((path) => path.endsWith('.md')),
];
