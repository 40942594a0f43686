import type { PermissionRow } from './user';

const beyondReading = ({ writerPermission, updaterPermission }: PermissionRow): string[] =>
  [writerPermission, updaterPermission].filter((code) => typeof code === 'string');

/** Returns every right code that a grid offers, row by row. */
export const offeredPermissions = (rows: readonly PermissionRow[]): string[] =>
  rows.flatMap((row) => [row.readerPermission, ...beyondReading(row)]);

/**
 * Returns whether Consultar of a row can't be unticked because Criar or Editar is ticked
 * (spec 4, User/provider form modes).
 */
export const isReadingImplied = (row: PermissionRow, permissions: readonly string[]): boolean =>
  beyondReading(row).some((code) => permissions.includes(code));

/**
 * Applies the ticking rule to permissions: Criar and Editar imply Consultar, and anything outside the grid is
 * dropped.
 */
export const withImpliedReading = (
  rows: readonly PermissionRow[],
  permissions: readonly string[],
): string[] => {
  const implied = rows.filter((row) => isReadingImplied(row, permissions)).map((row) => row.readerPermission);
  return offeredPermissions(rows).filter((code) => permissions.includes(code) || implied.includes(code));
};

/** Returns the permissions after a box of the grid is ticked or unticked (spec 4, User/provider form modes). */
export const tickPermission = (
  rows: readonly PermissionRow[],
  permissions: readonly string[],
  code: string,
  ticked: boolean,
): string[] => {
  const others = permissions.filter((other) => other !== code);
  return withImpliedReading(rows, ticked ? [...others, code] : others);
};

/** Returns the problem with permissions that a user wants to grant; undefined when there is none. */
export const permissionProblem = (
  rows: readonly PermissionRow[],
  permissions: readonly string[],
): 'unknown' | 'withoutReading' | undefined => {
  const offered = offeredPermissions(rows);
  if (permissions.some((code) => !offered.includes(code))) return 'unknown';
  const lacksReading = rows.some(
    (row) => isReadingImplied(row, permissions) && !permissions.includes(row.readerPermission),
  );
  return lacksReading ? 'withoutReading' : undefined;
};
