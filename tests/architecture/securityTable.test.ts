import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textOf } from './projectFiles';

/** The level 1 and level 2 requirements of ASVS 5.0.0 by section, and all of chapters 6, 7 and 10; the ones left out are level 3. */
const sections: Readonly<Record<string, string>> = {
  '1': '1-2 1-9 1-11 1-3 1-2',
  '2': '1-3 1-3 1-4 1',
  '3': '- 1-2 1-4 1-6 1-5 - 1-2',
  '4': '1-3 1 1-2 1-4',
  '5': '1 1-3 1-2 1-3',
  '6': '1-3 1-12 1-8 1-6 1-8 1-4 1-2 1-4',
  '7': '1-3 1-4 1-2 1-5 1-3 1-2',
  '8': '1-2 1-3 1 1',
  '9': '1-3 1-4',
  '10': '1-2 1-3 1-5 1-16 1-5 1-2 1-3',
  '11': '1-2 1-3 1-3 1-4 1 1',
  '12': '1-3 1-2 1-4',
  '13': '1 1-5 1-2 1-5',
  '14': '1-2 1-4 1-3',
  '15': '1-3 1-3 1-7',
  '16': '1 1-5 1-4 1-3 1-3',
  '17': '1 1-4 1-2',
};

const numbersIn = (range: string): number[] => {
  const [first = 0, last = first] = range.split('-').filter(Boolean).map(Number);
  return first === 0 ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index);
};
const required = Object.entries(sections).flatMap(([chapter, ranges]) =>
  ranges
    .split(' ')
    .flatMap((range, index) => numbersIn(range).map((number) => `${chapter}.${index + 1}.${number}`)),
);

const document = textOf('docs/security.md');
const rows = document
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [numbers = '', , how = '', where = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return { numbers: numbers.split(', '), how, where };
  });

describe('docs/security.md', () => {
  it('has each of the 253 requirements of levels 1 and 2 of ASVS 5.0, and of level 3 for signing in, once', () => {
    expect(required).toHaveLength(253 + 20);
    expect(rows.flatMap(({ numbers }) => numbers).sort()).toEqual(required.toSorted());
  });

  it('says whether each is met, and what holds it', () => {
    for (const { numbers, how, where } of rows) {
      expect(how, numbers.join()).toMatch(/^[✔◐✘⌂–] ?/);
      // A row about something that the product simply does not have needs no test.
      if (how.startsWith('◐')) expect(where, numbers.join()).toContain('tests/');
    }
  });

  it('names files that exist', () => {
    const named = [...document.matchAll(/`([\w.-]+(?:\/[\w.-]+)+|package(?:-lock)?\.json|tsconfig\.json)`/g)];
    expect(named.length).toBeGreaterThan(200);
    const root = join(import.meta.dirname, '../..');
    expect(named.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
