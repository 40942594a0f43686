import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { LookedUpAddress } from '../../../contract/entities/address';
import { streetOf } from './chosenAddress';
import { stackedTable } from './stackedTable';

interface AddressTableProps {
  rows: readonly LookedUpAddress[];
  selectedId: number;
  onSelect: (id: number) => void;
}

const columns: { key: string; text: (row: LookedUpAddress) => string }[] = [
  { key: 'district', text: (row) => row.district },
  { key: 'county', text: (row) => row.county },
  { key: 'locality', text: (row) => row.locality },
  { key: 'street', text: streetOf },
  { key: 'postalLocality', text: (row) => row.postalDesignation },
];

/** Addresses of a postal code, one of them chosen: a radio in each row, and the row itself answers a click. */
export const AddressTable = ({ rows, selectedId, onSelect }: AddressTableProps) => {
  const translate = useTranslate();
  const name = useId();
  const label = (key: string) => translate(`applicationForm.address.columns.${key}`);
  return (
    <Table size="small" role="table" sx={stackedTable}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          <TableCell role="columnheader" padding="checkbox" aria-label={label('choice')} />
          {columns.map(({ key }) => (
            <TableCell key={key} role="columnheader">
              {label(key)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {rows.map((row) => (
          <TableRow
            key={row.id}
            role="row"
            hover
            selected={row.id === selectedId}
            onClick={() => onSelect(row.id)}
            sx={{ cursor: 'pointer' }}
          >
            <TableCell role="cell" padding="checkbox">
              <Radio
                name={name}
                autoFocus={row.id === selectedId}
                checked={row.id === selectedId}
                onChange={() => onSelect(row.id)}
                slotProps={{
                  input: { 'aria-label': columns.map(({ text }) => text(row)).join(', ') },
                }}
              />
            </TableCell>
            {columns.map(({ key, text }) => (
              <TableCell key={key} role="cell" data-label={label(key)}>
                {text(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
