import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeFiles, rooms, textOf } from './projectFiles';

/** Pairs tolerated when the rule was introduced; the list may only get shorter. */
const known: readonly string[] = [];

/** The lists of modules are where both meet: they name what modules bring, and the core reads them. */
const isList = (path: string) => /^modules\/[^/]+\.ts$/.test(path);

const files = codeFiles(...rooms.filter((room) => room !== 'tests')).filter((path) => !isList(path));
const modules = new Map(files.map((path) => [path.replace(/\.(tsx?|mjs)$/, ''), path]));

interface Import {
  readonly from: string;
  readonly to: string;
}

const importsOf = (from: string): Import[] =>
  [...textOf(from).matchAll(/(?:\bfrom|\bimport\(|^import)\s*'(\.[^']+)'/gm)].flatMap(
    ([, specifier = '']) => {
      const path = posix.join(posix.dirname(from), specifier);
      const to = modules.get(path.replace(/\.(tsx?|mjs)$/, ''));
      return to ? [{ from, to }] : [];
    },
  );

/** Finds pairs of folders, nested ones included, that import each other, with the imports in both directions. */
const pairsIn = (imports: readonly Import[]): Map<string, string[]> => {
  const ways = new Map<string, string[]>();
  for (const { from, to } of imports) {
    const [a, b] = [posix.dirname(from), posix.dirname(to)];
    if (a !== b) ways.set(`${a} ${b}`, [...(ways.get(`${a} ${b}`) ?? []), `${from} → ${to}`]);
  }
  const pairs = new Map<string, string[]>();
  for (const [way, there] of ways) {
    const [a = '', b = ''] = way.split(' ');
    const back = ways.get(`${b} ${a}`);
    if (back && a < b) pairs.set(`${a} ↔ ${b}`, [...there, ...back]);
  }
  return pairs;
};

describe('the folders of the project', () => {
  const pairs = pairsIn(files.flatMap(importsOf));

  it('never import each other', () => {
    const found = [...pairs].filter(([pair]) => !known.includes(pair));
    expect(Object.fromEntries(found), 'move what both need into one of them, or into a third').toEqual({});
  });

  it('are taken off the list once they no longer do', () => {
    expect(known.filter((pair) => !pairs.has(pair))).toEqual([]);
  });

  it('that import each other are found, also a folder and one inside it', () => {
    const found = pairsIn([
      { from: 'a/x.ts', to: 'a/b/y.ts' },
      { from: 'a/b/z.ts', to: 'a/x.ts' },
      { from: 'c/x.ts', to: 'd/x.ts' },
    ]);
    expect([...found]).toEqual([['a ↔ a/b', ['a/x.ts → a/b/y.ts', 'a/b/z.ts → a/x.ts']]]);
  });
});
