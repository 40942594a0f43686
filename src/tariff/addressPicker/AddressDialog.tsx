import { useGetList } from 'ra-core';
import { useId, useRef, useState } from 'react';
import type { LookedUpAddress } from '../../../contract/entities/address';
import { FormDialog } from '../../kit/dialogs/FormDialog';
import { foldText } from '../../kit/format/foldText';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/buttons/Button';
import { Radio } from '../../ui/choice/Checkbox';
import { TextBox } from '../../ui/fields/TextBox';
import { Spinner } from '../../ui/icons/Icon';
import { Stack, Text } from '../../ui/layout/Stack';
import { Table, TableCell, TableRow } from '../../ui/table/Table';
import { streetOf } from './chosenAddress';
import { addressTexts } from './texts';
import './addressTable.css';

interface AddressDialogProps {
  cp4: string;
  cp3: string;
  /** The current choice; without one, the first address is preselected. */
  chosenId: number | null;
  onChoose: (row: LookedUpAddress) => void;
  onCancel: () => void;
}

/** The address list of a postal code (spec 2.4); mounted only while it is open. */
export const AddressDialog = ({ cp4, cp3, chosenId, onChoose, onCancel }: AddressDialogProps) => {
  const filterId = useId();
  const { data, isPending, isFetching, error, refetch } = useGetList<LookedUpAddress>(
    'addresses',
    { filter: { cp4, cp3 } },
    { retry: false },
  );
  const [selectedId, setSelectedId] = useState(chosenId);
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const isLong = data !== undefined && data.length > shownAtOnce;
  const rows = data && isLong ? matching(data, typed) : data;
  const selected = rows?.find(({ id }) => id === selectedId) ?? rows?.[0];
  const choose = () => selected && onChoose(selected);

  const failure = (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" disabled={isFetching} onClick={() => void refetch()}>
          {addressTexts.retry}
        </Button>
      }
    >
      {addressTexts.failed}
    </Alert>
  );

  return (
    <FormDialog
      open
      title={addressTexts.list}
      about={
        <Text tone="secondary" className="ui-whole">
          {addressTexts.postalCode(`${cp4}-${cp3}`)}
        </Text>
      }
      width="wide"
      confirmDisabled={!selected}
      onConfirm={choose}
      onCancel={onCancel}
    >
      <Stack className="ui-dialog-fields">
        {isPending && <Spinner label={addressTexts.loading} />}
        {error && failure}
        {isLong && (
          <TextBox
            id={filterId}
            inputRef={box}
            type="search"
            required={false}
            error={false}
            autoComplete="off"
            label={addressTexts.filter}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
              // Otherwise Enter would also submit the form to which the focus goes.
              event.preventDefault();
              choose();
            }}
          />
        )}
        {rows?.length === 0 && <Text role="status">{addressTexts.none}</Text>}
        {selected && rows && (
          <AddressTable
            rows={rows}
            selectedId={selected.id}
            onSelect={setSelectedId}
            onChoose={onChoose}
            takesFocus={typed === ''}
            onType={() => box.current?.focus()}
          />
        )}
      </Stack>
    </FormDialog>
  );
};

/** The most addresses that are listed without a filter box. */
const shownAtOnce = 3;

/** Returns the addresses that contain every typed word in some column; ignores accents and case. */
const matching = (rows: readonly LookedUpAddress[], typed: string): LookedUpAddress[] => {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = foldText(textsOf(row).join(' '));
    return words.every((word) => text.includes(word));
  });
};

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

const columns: { key: keyof typeof addressTexts.columns; text: (row: LookedUpAddress) => string }[] = [
  { key: 'district', text: (row) => row.district },
  { key: 'county', text: (row) => row.county },
  { key: 'locality', text: (row) => row.locality },
  { key: 'street', text: streetOf },
  { key: 'postalLocality', text: (row) => row.postalDesignation },
];

/** Returns the texts of an address, column by column. */
const textsOf = (row: LookedUpAddress): string[] => columns.map(({ text }) => text(row));

/** Addresses of a postal code; a radio button or a click on the row selects one. */
const AddressTable = (props: AddressTableProps) => {
  const { rows, selectedId, onSelect, onChoose, takesFocus, onType } = props;
  const name = useId();
  return (
    <Table
      name={addressTexts.list}
      headings={[
        { key: 'choice', text: addressTexts.columns.choice, isUnseen: true },
        ...columns.map(({ key }) => ({ key, text: addressTexts.columns[key] })),
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
              aria-label={textsOf(row).join(', ')}
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
            <TableCell key={key} label={addressTexts.columns[key]}>
              {text(row)}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </Table>
  );
};
