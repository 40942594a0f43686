import { useGetList, useTranslate } from 'ra-core';
import { useEffect, useId } from 'react';
import { useController } from 'react-hook-form';
import {
  isReadingImplied,
  tickPermission,
  withImpliedReading,
} from '../../../contract/entities/permissionGrid';
import type { PermissionRow } from '../../../contract/entities/user';
import { RetryAlert } from '../../kit/data/RetryAlert';
import { useRecordMode } from '../../kit/record/RecordDefinition';
import { Notice } from '../../kit/search/Notice';
import { Alert } from '../../ui/alert/Alert';
import { Checkbox } from '../../ui/choice/Checkbox';
import { Stack } from '../../ui/layout/Stack';
import { Table, TableCell, TableRow } from '../../ui/table/Table';
import { TableSkeleton } from '../../ui/table/TableSkeleton';

type Listed = PermissionRow & { id: string };

const wholeGrid = { page: 1, perPage: 100 };

/** The permission grid of a user (spec 2.10); a failed load shows no toast, but a retry button (spec 8). */
export const PermissionGrid = ({ userTypeId }: { userTypeId: number }) => {
  const translate = useTranslate();
  const id = useId();
  const { isDisabled } = useRecordMode();
  const query = useGetList<Listed>('permissions', {
    filter: { userTypeId },
    pagination: wholeGrid,
  });
  const { data: rows, isPending } = query;
  const { permissions, refusal, tick } = usePermissionsField(rows);

  if (isPending) return <TableSkeleton />;
  if (!rows || rows.length === 0)
    return (
      <>
        <Notice>{translate('userAccess.grid.empty')}</Notice>
        <RetryAlert queries={[query]} />
      </>
    );
  return (
    <Stack
      id={id}
      tabIndex={-1}
      data-invalid={refusal ? true : undefined}
      role="group"
      aria-label={translate('userAccess.grid.title')}
    >
      <PermissionTable rows={rows} permissions={permissions} isDisabled={isDisabled} onTick={tick} />
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {!isDisabled && permissions.length === 0 && (
        <Alert severity="warning" role="note">
          {translate('userAccess.grid.none')}
        </Alert>
      )}
    </Stack>
  );
};

/** Returns the permissions of the surrounding form; applies the ticking rule once the grid is loaded (spec 4). */
const usePermissionsField = (rows: readonly PermissionRow[] | undefined) => {
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

const none: readonly string[] = [];

interface PermissionTableProps {
  rows: readonly PermissionRow[];
  permissions: readonly string[];
  isDisabled: boolean;
  onTick: (code: string, ticked: boolean) => void;
}

/** One row per access, with its boxes: Consultar, Criar, Editar (spec 2.10). */
const PermissionTable = ({ rows, permissions, isDisabled, onTick }: PermissionTableProps) => {
  const translate = useTranslate();
  const columns = [
    { name: translate('userAccess.grid.reader'), codeOf: (row: PermissionRow) => row.readerPermission },
    { name: translate('userAccess.grid.writer'), codeOf: (row: PermissionRow) => row.writerPermission },
    { name: translate('userAccess.grid.updater'), codeOf: (row: PermissionRow) => row.updaterPermission },
  ];
  const headings = columns.map(({ name }) => ({ key: name, text: name, className: 'box' }));
  return (
    <Table
      name={translate('userAccess.grid.title')}
      headings={[{ key: 'access', text: translate('userAccess.grid.access') }, ...headings]}
      staysTable
    >
      {rows.map((row) => (
        <TableRow key={row.displayName}>
          <th scope="row">{row.displayName}</th>
          {columns.map(({ name, codeOf }) => {
            const code = codeOf(row);
            const isLocked = code === row.readerPermission && isReadingImplied(row, permissions);
            return (
              <TableCell key={name} className="box">
                {code && (
                  <Checkbox
                    aria-label={`${name} ${row.displayName}`}
                    checked={permissions.includes(code)}
                    disabled={isDisabled || isLocked}
                    onChange={(ticked) => onTick(code, ticked)}
                  />
                )}
              </TableCell>
            );
          })}
        </TableRow>
      ))}
    </Table>
  );
};
