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

const [head, ...rows] = textOf('docs/asvs.tsv')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t'));
const entries = rows.map(([numbers = '', , met = '', how = '', files = '']) => ({
  numbers: numbers.split(', '),
  met,
  how,
  files: files.split(' ').filter(Boolean),
}));
const document = textOf('docs/security.md');
const isThere = (path: string) => existsSync(join(import.meta.dirname, '../..', path));

describe('docs/asvs.tsv', () => {
  it('has five columns', () => {
    expect(head).toEqual(['requirement', 'what', 'met', 'how', 'held by']);
    expect(rows.filter(({ length }) => length !== 5)).toEqual([]);
  });

  it('has each of the 253 requirements of levels 1 and 2 of ASVS 5.0, and of level 3 for signing in, once', () => {
    expect(required).toHaveLength(253 + 20);
    expect(entries.flatMap(({ numbers }) => numbers).sort()).toEqual(required.toSorted());
  });

  it('says whether each is met, and what holds it', () => {
    for (const { numbers, met, files } of entries) {
      expect(['yes', 'partly', 'no', 'deployment', 'n/a'], numbers.join()).toContain(met);
      // What the product simply does not have needs no test.
      if (met === 'partly') expect(files.join(), numbers.join()).toContain('tests/');
    }
  });

  it('names files that exist', () => {
    const named = entries.flatMap(({ files }) => files);
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });
});

describe('docs/security.md', () => {
  it('names what is not met, or in part', () => {
    const said = document.match(/^## What is not met\n[\s\S]*?^## /m)?.[0] ?? '';
    const open = entries.filter(({ met }) => met === 'partly' || met === 'no');
    expect(open.flatMap(({ numbers }) => numbers).filter((number) => !said.includes(number))).toEqual([]);
  });

  it('names files that exist', () => {
    const named = [...document.matchAll(/`([\w.-]+(?:\/[\w.-]+)+|package(?:-lock)?\.json|tsconfig\.json)`/g)];
    expect(named.length).toBeGreaterThan(10);
    expect(named.map(([, path = '']) => path).filter((path) => !isThere(path))).toEqual([]);
  });
});
