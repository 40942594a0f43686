import { describe, expect, it } from 'vitest';
import {
  type ApplicationKind,
  type ApplicationMoveName,
  applicationMoves,
  isForKind,
  startsFrom,
} from '../../contract/rules/applicationMoves';
import { storedStatusIds, underWayStatuses } from '../../contract/rules/applicationStatuses';

const table: [ApplicationMoveName, number[], number[], ApplicationKind[]][] = [
  ['decide', [6], [7, 8], ['request', 'recheck', 'maintenance']],
  ['activate', [7], [9], ['request']],
  ['deactivate', [9], [10], ['request']],
  ['cancel', [1, 2, 3, 4, 5, 6, 7], [11], ['request', 'recheck']],
  ['recheck', [9], [9], ['request']],
];

describe('4 moves of an application', () => {
  it.each(table)('%s starts from %j, leads to %j and is for %j', (move, from, to, kinds) => {
    expect(storedStatusIds.filter((id) => startsFrom(move, id))).toEqual(from);
    expect(applicationMoves[move].to).toEqual(to);
    expect((['request', 'recheck', 'maintenance'] as const).filter((kind) => isForKind(move, kind))).toEqual(
      kinds,
    );
  });

  it('all are in the table', () => {
    expect(Object.keys(applicationMoves)).toEqual(table.map(([move]) => move));
  });

  it.each(table)('%s from Processing: only where it starts from each of the four', (move, from) => {
    expect(startsFrom(move, 100)).toBe([2, 3, 4, 6].every((id) => from.includes(id)));
  });

  it('2.8 a recheck is under way until it has its result', () => {
    expect(underWayStatuses.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
