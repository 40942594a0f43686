import { useTranslate } from 'ra-core';
import { isReadingImplied } from '../../../contract/entities/permissionGrid';
import type { PermissionRow } from '../../../contract/entities/user';
import { Checkbox } from '../../ui/choice/Checkbox';
import { Table, TableCell, TableRow } from '../../ui/table/Table';

interface PermissionTableProps {
  rows: readonly PermissionRow[];
  permissions: readonly string[];
  isDisabled: boolean;
  onTick: (code: string, ticked: boolean) => void;
}

/** One row per access, with its boxes: Consultar, Criar, Editar (spec 2.10). */
export const PermissionTable = ({ rows, permissions, isDisabled, onTick }: PermissionTableProps) => {
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
