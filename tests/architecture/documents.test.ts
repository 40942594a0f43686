import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { applicationStatus } from '../../contract/rules/applicationStatuses';
import { lines, templatesOf } from '../../scripts/newResourceTemplates.mjs';
import { settingNames } from '../../server/node/settings/config';
import { themeVariables } from '../../src/ui/theme/themeVariables';
import { codeFiles, documents, foldersIn, markdownFiles, migrations, rooms, textOf } from './projectFiles';

const scripts = Object.keys(JSON.parse(textOf('package.json')).scripts);
/** Returns a document without its code blocks: examples may name files that do not exist yet. */
const prose = (path: string) => textOf(path).replace(/^```ts[\s\S]*?^```$/gm, '');

const allMatches = (pattern: RegExp, text: string) => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
];

/** Finds the project paths that a text names, each cut off at a placeholder such as `<name>`. */
const namedPaths = (text: string) =>
  allMatches(new RegExp(`(?<![\\w./@<-])((?:${[...rooms, '\\.ci'].join('|')})/[\\w./-]*)`, 'g'), text).map(
    (path) => path.replace(/\.$/, ''),
  );

/** Finds the files that a text names without a folder. */
const namedFiles = (text: string) => allMatches(/`([\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|html))`/g, text);

/** Returns the anchors that GitHub makes of a document's headings. */
const anchorsOf = (text: string) =>
  allMatches(/^#+ (.+)$/gm, text).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const isThere = (path: string) => ['', '.ts', '.tsx', '.mjs'].some((ending) => existsSync(path + ending));
const fileNames = new Set(codeFiles(...rooms).map((path) => basename(path)));

describe.each(documents)('%s', (path) => {
  it('names commands that package.json has', () => {
    const named = allMatches(/\bnpm run ([\w:-]+)/g, textOf(path));
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });

  it('names files and folders that are there', () => {
    expect(namedPaths(prose(path)).filter((named) => !isThere(named))).toEqual([]);
    const missing = namedFiles(prose(path)).filter((name) => !existsSync(name) && !fileNames.has(name));
    expect(missing).toEqual([]);
  });

  it('links to what is there', () => {
    const targets = allMatches(/\]\(([^)\s]+)\)/g, prose(path)).filter((target) => !/^[a-z]+:/.test(target));
    const missing = targets.filter(
      (target) => !existsSync(normalize(join(dirname(path), target.replace(/#.*$/, '') || '.'))),
    );
    expect(missing).toEqual([]);
    const anchors = targets.map((target) => target.split('#')).filter(([, anchor]) => anchor !== undefined);
    const missingAnchors = anchors.filter(([file, anchor = '']) => {
      const target = file ? join(dirname(path), file) : path;
      return target.endsWith('.md') && !anchorsOf(textOf(normalize(target))).includes(anchor);
    });
    expect(missingAnchors).toEqual([]);
  });
});

/** Returns the lines of a Markdown text that are rows of a table with a cell of more than 300 characters. */
const linesWithLongCells = (text: string): number[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      line.startsWith('|') && line.split(/(?<!\\)\|/).some((cell) => cell.trim().length > 300)
        ? index + 1
        : [],
    );

describe('a cell of a table', () => {
  it.each(markdownFiles)('has at most 300 characters in %s', (path) =>
    expect(linesWithLongCells(textOf(path)).map((line) => `${path}:${line}`)).toEqual([]),
  );

  it('is found by its line', () => {
    const long = 'a '.repeat(151);
    expect(linesWithLongCells(`| a |\n|---|\n| b | ${long}|\n\n${long}`)).toEqual([3]);
    expect(linesWithLongCells(`| ${long}\\| ${long}|`)).toEqual([1]);
  });
});

describe('docs/decisions.md', () => {
  const records = textOf('docs/decisions.md').split(/^## /m).slice(1);

  it('has at most 30 records of at most 15 lines', () => {
    const long = records.filter(
      (record) => record.trim().split('\n').slice(1).join('\n').trim().split('\n').length > 15,
    );
    expect(long.map((record) => record.split('\n')[0])).toEqual([]);
    expect(records.length).toBeLessThanOrEqual(30);
  });

  it('says in each record what else was weighed and what holds it', () => {
    const silent = records.filter((record) => !/\*Weighed:\*.*\*Held by\*/s.test(record));
    expect(silent.map((record) => record.split('\n')[0])).toEqual([]);
  });
});

/** Lists the keys that the named interfaces of a file declare. */
const keysOf = (path: string, ...interfaces: readonly string[]): string[] =>
  ts
    .createSourceFile(path, textOf(path), ts.ScriptTarget.Latest)
    .statements.filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => interfaces.includes(name.text))
    .flatMap(({ members }) => members.map(({ name }) => (name && 'text' in name ? String(name.text) : '')));

describe('the documents are complete', () => {
  it.each([
    ['src/kit/resource/defineResource.ts', 'ResourceDefinition', 'Screen', 'MenuEntry'],
    ['src/kit/record/defineRecordResource.ts', 'RecordResource'],
    ['src/kit/search/ListDefinition.ts', 'ListDefinition'],
    ['src/kit/fields/Field.ts', 'FieldBase', 'FieldKinds', 'Typed', 'Limited', 'Own'],
    ['src/kit/inputs/SelectInput.tsx', 'Lookup'],
  ])('every key that %s declares is in docs/kit.md', (path, ...interfaces) => {
    const keys = keysOf(path, ...interfaces);
    expect(keys.length).toBeGreaterThanOrEqual(interfaces.length);
    const said = new Set(
      allMatches(/`([^`\n]+)`/g, prose('docs/kit.md')).flatMap((code) => code.split(/\W+/)),
    );
    expect(keys.filter((key) => !said.has(key))).toEqual([]);
  });

  it('every key of which npm run screenshots takes a picture is in docs/kit.md', () => {
    const pictured = allMatches(
      /\bcrop\(\s*page,\s*'(\w+)'/g,
      textOf('tests/e2e/appearanceOfTheKit.spec.ts'),
    );
    expect(pictured.length).toBeGreaterThan(30);
    const said = textOf('docs/kit.md');
    expect(pictured.filter((key) => !said.includes(`\`${key}\``))).toEqual([]);
  });

  it('the pictures that are kept are those that README.md shows', () => {
    const shown = allMatches(/\]\((docs\/pictures\/[\w-]+\.png)\)/g, textOf('README.md'));
    expect(readdirSync('docs/pictures').map((name) => `docs/pictures/${name}`)).toEqual(shown.sort());
  });

  it('every file that npm run new:resource writes is in docs/add-a-resource.md', () => {
    const words = { name: '<name>', one: 'Um', several: 'Muitos' };
    const written = [...templatesOf({ ...words, position: 1 }), ...lines(words)].map(({ path }) => path);
    const said = textOf('docs/add-a-resource.md');
    expect(written.filter((path) => !said.includes(`| \`${path}\` |`))).toEqual([]);
  });

  it('every document is in the table of README.md', () => {
    const said = textOf('README.md');
    expect(documents.filter((path) => path !== 'README.md' && !said.includes(`[${path}](${path})`))).toEqual(
      [],
    );
  });

  it('every style variable is in docs/kit.md', () => {
    const said = textOf('docs/kit.md');
    expect(Object.keys(themeVariables).filter((name) => !said.includes(`\`${name}\``))).toEqual([]);
  });

  it('every setting is explained in README.md, docs/operate.md or that of its module', () => {
    const explained = [
      'README.md',
      'docs/operate.md',
      ...documents.filter((path) => path.startsWith('modules/')),
    ]
      .map(textOf)
      .join('');
    expect(settingNames.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
  });

  it("every migration is in the table of docs/operate.md, 'Upgrading', with what it holds, how long, and the way back", () => {
    const table = textOf('docs/operate.md').match(/^## Upgrading\n[\s\S]*?^## /m)?.[0] ?? '';
    const rows = [...table.matchAll(/^\|(.*\.sql`.*?)\|(.+?)\|(.+?)\|(.+?)\|$/gm)];
    const names = rows.flatMap(([, first = '']) => allMatches(/`(\d{4}_\w+\.sql)`/g, first));
    // The beginning runs on an empty database only.
    expect(names.sort()).toEqual(migrations.slice(1).map((file) => basename(file)));
  });

  it('the line of Node that the documents recommend is that of .nvmrc', () => {
    const line = textOf('.nvmrc').trim();
    expect(textOf('docs/operate.md')).toContain(`Node ${line} is the line to use`);
    expect(textOf('README.md')).toContain(`(${line} is recommended)`);
    expect(textOf('deploy/Containerfile')).toContain(`node:${line}-`);
  });

  it('every command is in README.md, but for those that others run', () => {
    const inside = ['prestart', 'predemo', 'preoidc', 'premutation', 'build:web', 'build:server'];
    const partsOfVerify = ['typecheck', 'lint', 'boundaries', 'unused', 'e2e'];
    const said = textOf('README.md');
    const missing = scripts.filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(said));
    expect(missing.filter((name) => !inside.includes(name) && !partsOfVerify.includes(name))).toEqual([]);
  });

  it('every room is on the map of README.md', () => {
    const map = textOf('README.md').match(/^```\n(contract\/[\s\S]*?)^```$/m)?.[1] ?? '';
    const missing = rooms.flatMap((room) =>
      room === 'src' ? foldersIn('src').map((name) => `src/${name}`) : room,
    );
    expect(missing.filter((room) => !map.includes(`${room}/`))).toEqual([]);
  });

  it('every status is in docs/glossary.md, and every resource whose record contract/records does not explain', () => {
    const glossary = textOf('docs/glossary.md');
    const isDeclared = (name: string) => isThere(`contract/records/${name}`);
    const resources = foldersIn('resources').filter((name) => !isDeclared(name));
    const terms = [...Object.keys(applicationStatus), ...resources];
    expect(terms.filter((term) => !glossary.includes(term))).toEqual([]);
  });
});
