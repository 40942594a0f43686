import { describe, expect, it } from 'vitest';
import {
  type ApplicationKind,
  applicationMoves,
  isForKind,
  isMove,
  type MoveName,
  startsFrom,
  systemMoves,
} from '../../contract/rules/applicationMoves';
import { storedStatusIds, underWayStatuses } from '../../contract/rules/applicationStatuses';

const allMoves = { ...applicationMoves, ...systemMoves };
const table: [MoveName, number[], number[], ApplicationKind[]][] = [
  ['decide', [6], [7, 8], ['request', 'recheck', 'maintenance']],
  ['activate', [7], [9], ['request']],
  ['deactivate', [9], [10], ['request']],
  ['cancel', [1, 2, 3, 4, 5, 6, 7], [11], ['request']],
  ['recheck', [9], [9], ['request']],
  ['process', [1], [2], ['maintenance']],
  ['beginVerification', [1], [2, 5], ['request', 'recheck']],
  ['recordAnswers', [2, 3, 4], [3, 4, 6, 7, 8], ['request', 'recheck', 'maintenance']],
  ['loseEligibility', [9], [10], ['request']],
];

describe('4 moves of an application', () => {
  it.each(table)('%s starts from %j, leads to %j and is for %j', (move, from, to, kinds) => {
    expect(storedStatusIds.filter((id) => startsFrom(move, id))).toEqual(from);
    expect(allMoves[move].to).toEqual(to);
    expect((['request', 'recheck', 'maintenance'] as const).filter((kind) => isForKind(move, kind))).toEqual(
      kinds,
    );
  });

  it('all are in the table', () => {
    expect(Object.keys(allMoves)).toEqual(table.map(([move]) => move));
  });

  it.each(table)('%s from Processing: only where it starts from each of the four', (move, from) => {
    expect(startsFrom(move, 100)).toBe([2, 3, 4, 6].every((id) => from.includes(id)));
  });

  it('a change that no move leads to is no move of any kind', () => {
    expect(isMove('request', 9, 10)).toBe(true);
    expect(isMove('maintenance', 1, 2)).toBe(true);
    for (const [from, to] of [
      [1, 7],
      [5, 2],
      [8, 7],
      [10, 9],
      [11, 1],
    ] as const) {
      expect(isMove('request', from, to)).toBe(false);
    }
    expect(isMove('recheck', 7, 9)).toBe(false);
    expect(isMove('recheck', 6, 11)).toBe(false);
    expect(isMove('maintenance', 1, 11)).toBe(false);
  });

  it('2.8 a recheck is under way until it has its result or met another application', () => {
    expect(underWayStatuses.toSorted()).toEqual([1, 2, 3, 4, 6]);
  });
});
