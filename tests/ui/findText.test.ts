import { describe, expect, it } from 'vitest';
import { findText, type PdfText } from '../../src/ui/pdf/findText';
import { markHits } from '../../src/ui/pdf/markHits';

const line = (...runs: string[]): PdfText[] =>
  runs.map((str, index) => ({ str, hasEOL: index === runs.length - 1 }));
const pages = [
  [...line('Maria da Concei', 'ção'), ...line('Araújo')],
  [...line('NIF 283 354', ' 836 e NIF 283354836')],
];

describe('a text in a document', () => {
  it.each([
    ['araujo', [{ page: 1, parts: [{ run: 2, from: 0, to: 6 }] }]],
    [
      'CONCEIÇÃO araújo',
      [
        {
          page: 1,
          parts: [
            { run: 0, from: 9, to: 15 },
            { run: 1, from: 0, to: 3 },
            { run: 2, from: 0, to: 6 },
          ],
        },
      ],
    ],
    [
      '283354836',
      [
        {
          page: 2,
          parts: [
            { run: 0, from: 4, to: 11 },
            { run: 1, from: 1, to: 4 },
          ],
        },
        { page: 2, parts: [{ run: 1, from: 11, to: 20 }] },
      ],
    ],
    ['daConceição', []],
    ['  ', []],
  ])('%s is found whatever its case, accents, lines and the spaces of a number', (sought, hits) => {
    expect(findText(pages, sought)).toEqual(hits);
  });
});

it('hits are marked where they are, and taken out again', () => {
  const runs = ['Maria da', 'Maria'].map((text) => {
    const run = document.createElement('span');
    run.textContent = text;
    return run;
  });
  const unmark = markHits(runs, [
    { run: 0, from: 0, to: 5, isCurrent: false },
    { run: 1, from: 0, to: 5, isCurrent: true },
  ]);
  expect(runs.map(({ innerHTML }) => innerHTML)).toEqual([
    '<mark>Maria</mark> da',
    '<mark class="current">Maria</mark>',
  ]);
  unmark();
  expect(runs.map(({ innerHTML }) => innerHTML)).toEqual(['Maria da', 'Maria']);
});
