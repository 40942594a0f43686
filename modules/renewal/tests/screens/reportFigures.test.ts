import { describe, expect, it } from 'vitest';
import type { RehearsedCount, RenewalCount, RenewalReport } from '../../contract/renewal';
import { comparedOf, rehearsalFigure, reportFigures } from '../../screens/renewals/reportFigures';

const row = (more: Partial<RenewalCount>): RenewalCount => ({
  providerId: 1,
  providerDescription: 'NetAtlântico',
  state: 'renewed',
  how: null,
  reason: null,
  leftBecause: null,
  count: 1,
  asked: 0,
  noticed: 0,
  ...more,
});
const rehearsed = (more: Partial<RehearsedCount>): RehearsedCount => ({
  providerId: 1,
  providerDescription: 'NetAtlântico',
  outcome: 'yes',
  isFresh: true,
  count: 1,
  ...more,
});
const reportOf = (rows: RenewalCount[], rehearsal: RehearsedCount[] = []) =>
  ({ rows, rehearsal }) as unknown as RenewalReport;

describe('the figures of a renewal', () => {
  it.each([
    ['renewed', null, 'yes'],
    ['renewed', 'no', 'no'],
    ['ended', 'conditional', 'conditional'],
    ['left', 'no', 'no'],
    ['left', null, 'out'],
    ['silent', null, 'unknown'],
    ['toAsk', null, 'unknown'],
  ] as const)('a tariff that is %s with reason %s is compared with %s', (state, reason, expected) => {
    expect(comparedOf({ state, reason })).toBe(expected);
  });

  it('count every tariff once in each comparison and by provider, the largest provider first', () => {
    const rows = [
      row({ count: 7, how: 'asked' }),
      row({ count: 2, state: 'noticed', reason: 'no', noticed: 2 }),
      row({ count: 30, providerId: 2, providerDescription: 'FibraSul', state: 'silent' }),
      row({ count: 1, state: 'left', leftBecause: 'held' }),
    ];
    const figures = reportFigures(reportOf(rows));
    const [compared, providers] = figures;
    const sumOf = (index: number) =>
      compared?.rows.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
    expect(sumOf(1)).toBe(40);
    expect(providers?.rows.map(({ text, values }) => [text, ...values])).toEqual([
      ['FibraSul', 0, 0, 0, 30, 0, 0, 0],
      ['NetAtlântico', 7, 2, 0, 0, 1, 0, 2],
    ]);
    expect(figures.map(({ rows }) => rows.length)).toEqual([5, 2, 1, 1, 1]);
  });

  it('of a rehearsal add up what is fresh and what is not', () => {
    const figure = rehearsalFigure({
      rehearsal: [
        rehearsed({ count: 3 }),
        rehearsed({ count: 4, isFresh: false }),
        rehearsed({ outcome: 'no' }),
      ],
    });
    expect(figure.rows.map(({ values }) => values)).toEqual([[7, 1, 0, 0]]);
  });
});
