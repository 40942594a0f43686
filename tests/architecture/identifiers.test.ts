import { describe, expect, it } from 'vitest';
import { codeFiles, documents, migrations, rooms, styleSheets, teamMigrations, textOf } from './projectFiles';

const rootFiles = [
  'package.json',
  'biome.json',
  'index.html',
  'corporateSignIn.html',
  'vite.config.ts',
  'vite.demo.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
  'drizzle.config.ts',
  'tsconfig.json',
  'public/config.json',
  'deploy/Containerfile',
  'deploy/compose.yaml',
  'deploy/tarifa-social.env',
  'deploy/tarifa-social@.service',
];
const thisFile = 'tests/architecture/identifiers.test.ts';
const files = [
  ...codeFiles(...rooms),
  ...styleSheets(...rooms),
  ...migrations,
  ...teamMigrations,
  ...rootFiles,
];

/** Names of PostgreSQL, Node, npm, systemd, proxies and libraries that the documents use and the code does not. */
const namesOfOthers = new Set(
  `SKIP LOCKED shuffle max_prepared_statements ignore_startup_parameters rsync triggers Forwarded
  microsoftonline include_externally_authenticated_upn
  usePrevNextController what_it_does
  StreamMaxLength MaxScanSize AlertEncrypted AlertExceedsMax`.split(/\s+/),
);

const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}_$][\p{L}\d_$]*/gu) ?? []).map((word) => word.replace(/^_+(?=.)/, ''));
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, ' ');
const wordsOfFile = (path: string) => [
  ...wordsOf(path),
  ...(path === thisFile ? [] : wordsOf(withoutComments(textOf(path)))),
];

/** Every word of the code and of its paths; not what stands in comments alone. */
const words = new Set(files.flatMap(wordsOfFile));
const beginsAWord = (beginning: string) => [...words].some((word) => word.startsWith(beginning));
const isInTheProject = (word: string) =>
  words.has(word) || word.length === 1 || (word.endsWith('_') && beginsAWord(word));

const allMatches = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const blocks = /^```[\s\S]*?^```$/gm;

/** Finds what a document writes in code marks, and the names in tables whose second column is 'Code'. */
const namedIn = (text: string): string[] => {
  const prose = text.replace(blocks, '');
  const inTables = allMatches(/^\|[^|\n]+\| Code \|.*\n((?:\|.*\n)+)/gm, prose)
    .flatMap((rows) => allMatches(/^\|[^|]+\|([^|]+)\|/gm, rows))
    .flatMap((cell) => allMatches(/(?<![.…])\b([a-z]+[A-Z]\w*)(?![\w…])/g, cell));
  return [...new Set([...allMatches(/`([^`\n]+)`/g, prose).flatMap(wordsOf), ...inTables])];
};

/** Finds the names in a document that mean nothing in the project; those of its own examples do. */
const unknownIn = (text: string): string[] => {
  const examples = new Set((text.match(blocks) ?? []).flatMap(wordsOf));
  return namedIn(text).filter((word) => !isInTheProject(word) && !examples.has(word));
};

describe('the names in code marks', () => {
  it.each(documents)('%s names what is in the project', (path) => {
    expect(unknownIn(textOf(path)).filter((word) => !namesOfOthers.has(word))).toEqual([]);
  });

  it('finds an invented name, and one that only a comment has', () => {
    const invented = `invented${'Name'}`;
    const table = `| Screen | Code | Meaning |\n|---|---|---|\n| pedido | request, ${invented}s | a request |\n`;
    expect(unknownIn(`calls \`${invented}(request)\``)).toEqual([invented]);
    expect(unknownIn(table)).toEqual([`${invented}s`]);
    expect(wordsOf(withoutComments(`keep(); // calls ${invented}\n/** ${invented} */`))).toEqual(['keep']);
  });

  it('the list of names of others has none that the project has, or that no document uses', () => {
    const used = new Set(documents.flatMap((path) => unknownIn(textOf(path))));
    expect([...namesOfOthers].filter((word) => !used.has(word))).toEqual([]);
  });
});
