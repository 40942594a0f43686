import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { LookedUpAddress } from '../../../contract/entities/address';
import { Radio } from '../../ui/choice/Checkbox';
import { Table, TableCell, TableRow } from '../../ui/table/Table';
import { streetOf } from './chosenAddress';
import './addressTable.css';

interface AddressTableProps {
  rows: readonly LookedUpAddress[];
  selectedId: number;
  onSelect: (id: number) => void;
  /** Called on Enter and on a double click, which choose the row without a further press. */
  onChoose: (row: LookedUpAddress) => void;
  /** Whether the selected row takes the focus when it appears. */
  takesFocus: boolean;
  /** Called before a letter or digit typed on a row takes effect, so that another field can receive it. */
  onType: () => void;
}

const columns: { key: string; text: (row: LookedUpAddress) => string }[] = [
  { key: 'district', text: (row) => row.district },
  { key: 'county', text: (row) => row.county },
  { key: 'locality', text: (row) => row.locality },
  { key: 'street', text: streetOf },
  { key: 'postalLocality', text: (row) => row.postalDesignation },
];

/** Returns the texts of an address, column by column. */
export const addressTexts = (row: LookedUpAddress): string[] => columns.map(({ text }) => text(row));

/** Addresses of a postal code; a radio button or a click on the row selects one. */
export const AddressTable = (props: AddressTableProps) => {
  const { rows, selectedId, onSelect, onChoose, takesFocus, onType } = props;
  const translate = useTranslate();
  const name = useId();
  const label = (key: string) => translate(`applicationForm.address.columns.${key}`);
  return (
    <Table
      name={translate('applicationForm.address.list')}
      headings={[
        { key: 'choice', text: label('choice'), isUnseen: true },
        ...columns.map(({ key }) => ({ key, text: label(key) })),
      ]}
      staysTable
      className="address-table"
    >
      {rows.map((row) => (
        <TableRow
          key={row.id}
          className={row.id === selectedId ? 'chosen' : undefined}
          onClick={() => onSelect(row.id)}
          onDoubleClick={() => onChoose(row)}
        >
          <TableCell>
            <Radio
              name={name}
              checked={row.id === selectedId}
              onChange={() => onSelect(row.id)}
              aria-label={addressTexts(row).join(', ')}
              autoFocus={takesFocus && row.id === selectedId}
              onKeyDown={(event) => {
                const { key, ctrlKey, metaKey, altKey } = event;
                if (ctrlKey || metaKey || altKey) return;
                if (/^[\p{L}\p{N}]$/u.test(key)) onType();
                if (key !== 'Enter') return;
                // Otherwise Enter would also submit the form to which the focus goes.
                event.preventDefault();
                onChoose(row);
              }}
            />
          </TableCell>
          {columns.map(({ key, text }) => (
            <TableCell key={key} label={label(key)}>
              {text(row)}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </Table>
  );
};
