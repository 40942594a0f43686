import { describe, expect, it } from 'vitest';
import {
  isReadingImplied,
  offeredPermissions,
  permissionProblem,
  tickPermission,
  withImpliedReading,
} from '../../contract/entities/permissionGrid';
import type { PermissionRow } from '../../contract/entities/user';

const full: PermissionRow = {
  displayName: 'Coisas',
  readerPermission: 'R',
  writerPermission: 'W',
  updaterPermission: 'U',
};
const short: PermissionRow = { displayName: 'Outras', readerPermission: 'r', updaterPermission: 'u' };
const rows = [full, short];

describe('4 the permission grid', () => {
  it('offers the codes of its rows, row by row', () =>
    expect(offeredPermissions(rows)).toEqual(['R', 'W', 'U', 'r', 'u']));

  it.each([
    [[], 'W', true, ['R', 'W']],
    [[], 'U', true, ['R', 'U']],
    [[], 'u', true, ['r', 'u']],
    [[], 'R', true, ['R']],
    [['R', 'W'], 'U', true, ['R', 'W', 'U']],
    [['R', 'W', 'U'], 'W', false, ['R', 'U']],
    [['R', 'W'], 'W', false, ['R']],
    [['R'], 'R', false, []],
    // Consultar can't be unticked while Criar or Editar is ticked.
    [['R', 'W'], 'R', false, ['R', 'W']],
    [['R', 'U'], 'R', false, ['R', 'U']],
    [['r', 'u', 'R'], 'R', false, ['r', 'u']],
  ])('%j, then %s ticked %s, is %j', (before, code, ticked, after) =>
    expect(tickPermission(rows, before, code, ticked)).toEqual(after),
  );

  it('locks Consultar while Criar or Editar is ticked', () => {
    expect(isReadingImplied(full, ['R'])).toBe(false);
    expect(isReadingImplied(full, ['W'])).toBe(true);
    expect(isReadingImplied(full, ['U'])).toBe(true);
    expect(isReadingImplied(short, ['W', 'U'])).toBe(false);
  });

  it('adds Consultar and keeps rights that the grid does not offer', () =>
    expect(withImpliedReading(rows, ['U', 'elsewhere', 'r'])).toEqual(['R', 'U', 'r']));

  it.each([
    [['R', 'W', 'r'], undefined],
    [[], undefined],
    [['R', 'Applications_Reader'], 'unknown'],
    [['W'], 'withoutReading'],
    [['R', 'u'], 'withoutReading'],
  ])('the rights %j have the problem: %s', (permissions, problem) =>
    expect(permissionProblem(rows, permissions)).toBe(problem),
  );
});
