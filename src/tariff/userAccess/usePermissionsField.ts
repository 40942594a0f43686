import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { tickPermission, withImpliedReading } from '../../../contract/entities/permissionGrid';
import type { PermissionRow } from '../../../contract/entities/user';

const none: readonly string[] = [];

/** Returns the permissions of the surrounding form; applies the ticking rule once the grid is loaded (spec 4). */
export const usePermissionsField = (rows: readonly PermissionRow[] | undefined) => {
  const { field, fieldState } = useController({ name: 'permissions', defaultValue: [] });
  const permissions: readonly string[] = field.value ?? none;
  const { onChange } = field;

  useEffect(() => {
    if (!rows || rows.length === 0) return;
    const kept = withImpliedReading(rows, permissions);
    const isKept = kept.length === permissions.length && kept.every((code) => permissions.includes(code));
    if (!isKept) onChange(kept);
  }, [rows, permissions, onChange]);

  return {
    permissions,
    /** The server's message if it refused the permissions. */
    refusal: fieldState.error?.message,
    tick: (code: string, ticked: boolean) => onChange(tickPermission(rows ?? [], permissions, code, ticked)),
  };
};
