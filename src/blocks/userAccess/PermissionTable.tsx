import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import type { PermissionRow } from '../../../contract/entities/user';
import { isReadingImplied } from '../../../contract/rules/permissionGrid';
import { PermissionBox } from './PermissionBox';

interface PermissionTableProps {
  rows: readonly PermissionRow[];
  permissions: readonly string[];
  isDisabled: boolean;
  onTick: (code: string, ticked: boolean) => void;
}

/** All four columns fit a phone. */
const tableRoom = {
  '& th, & td': { px: { xs: 0.5, sm: 2 } },
  '& tbody tr:last-child > *': { borderBottom: 0 },
} as const;

/** One row per access, with its boxes: Consultar, Criar, Editar (spec 2.10). */
export const PermissionTable = ({ rows, permissions, isDisabled, onTick }: PermissionTableProps) => {
  const translate = useTranslate();
  const columns = [
    { name: translate('userAccess.grid.reader'), codeOf: (row: PermissionRow) => row.readerPermission },
    { name: translate('userAccess.grid.writer'), codeOf: (row: PermissionRow) => row.writerPermission },
    { name: translate('userAccess.grid.updater'), codeOf: (row: PermissionRow) => row.updaterPermission },
  ];
  return (
    <Table size="small" aria-label={translate('userAccess.grid.title')} sx={tableRoom}>
      <TableHead>
        <TableRow>
          <TableCell scope="col">{translate('userAccess.grid.access')}</TableCell>
          {columns.map(({ name }) => (
            <TableCell key={name} scope="col" align="center">
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.displayName}>
            <TableCell component="th" scope="row">
              {row.displayName}
            </TableCell>
            {columns.map(({ name, codeOf }) => {
              const code = codeOf(row);
              const isLocked = code === row.readerPermission && isReadingImplied(row, permissions);
              return (
                <TableCell key={name} align="center">
                  {code && (
                    <PermissionBox
                      name={`${name} ${row.displayName}`}
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
      </TableBody>
    </Table>
  );
};
