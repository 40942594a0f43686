import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The top-level folders whose code the architecture tests check. */
export const rooms = [
  'clientLibrary',
  'contract',
  'documents',
  'workbook',
  'providers',
  'modules',
  'resources',
  'src',
  'server',
  'demo',
  'docs',
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
    return []; // the folder does not exist yet
  }
};

const isTestOfModule = (path: string) => /^modules\/[^/]+\/tests\//.test(path);

/** Lists the code files below these folders, as paths from the project root; those of `tests` include the modules' tests. */
export const codeFiles = (...folders: readonly string[]): string[] =>
  [
    ...folders.flatMap(filesBelow).filter((path) => !isTestOfModule(path)),
    ...(folders.includes('tests') ? filesBelow('modules').filter(isTestOfModule) : []),
  ].filter((path) => /\.(ts|tsx|mjs)$/.test(path));

/** Lists the style sheets below these folders, as paths from the project root. */
export const styleSheets = (...folders: readonly string[]): string[] =>
  folders.flatMap(filesBelow).filter((path) => path.endsWith('.css'));

const migrationFiles = filesBelow('server/db/migrations').filter((path) => path.endsWith('.sql'));
const isOfTeam = (path: string) => path.startsWith('server/db/migrations/team/');

/** The product's migrations, in the order they run. */
export const migrations: readonly string[] = migrationFiles.filter((path) => !isOfTeam(path)).sort();

/** Those of a team that has resources of its own. */
export const teamMigrations: readonly string[] = migrationFiles.filter(isOfTeam).sort();

/** Lists the names of a folder's subfolders. */
export const foldersIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Every Markdown file of the project. */
export const markdownFiles: readonly string[] = [
  ...readdirSync(root),
  ...[...rooms, 'deploy'].flatMap(filesBelow).filter((path) => !path.includes('node_modules/')),
].filter((path) => path.endsWith('.md'));

/** README.md, the Markdown files of docs/ and of the modules, and the requirements of ASVS. */
export const documents: readonly string[] = [
  'README.md',
  ...['docs', 'modules'].flatMap(filesBelow).filter((path) => /\.(md|tsv)$/.test(path)),
];
