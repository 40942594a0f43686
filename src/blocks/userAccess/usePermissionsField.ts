import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import type { PermissionRow } from '../../../contract/entities/user';
import { tickPermission, withImpliedReading } from '../../../contract/rules/permissionGrid';

const none: readonly string[] = [];

/** The permissions in the form around, kept to the ticking rule as soon as the grid is known (spec 4). */
export const usePermissionsField = (rows: readonly PermissionRow[] | undefined) => {
  const { field } = useController({ name: 'permissions', defaultValue: [] });
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
    tick: (code: string, ticked: boolean) => onChange(tickPermission(rows ?? [], permissions, code, ticked)),
  };
};
