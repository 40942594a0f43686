import type { RaRecord } from 'ra-core';
import { type ReactNode, Suspense } from 'react';
import { loadable } from '../../ui/loading/loadable';
import { ChoiceInput } from '../fields/ChoiceInput';
import { type Field, type FieldKind, type FieldOf, kindOf } from '../fields/Field';
import { AmountInput } from '../inputs/AmountInput';
import { DateInput } from '../inputs/DateInput';
import { DateTimeInput } from '../inputs/DateTimeInput';
import { DigitsInput } from '../inputs/DigitsInput';
import { NumberInput } from '../inputs/NumberInput';
import { LookupInput, NullableBooleanInput } from '../inputs/SelectInput';
import { TextInput } from '../inputs/TextInput';
import type { InputProps } from '../inputs/useFieldProps';
import { NamedLookupInput } from './NamedLookupInput';

interface InputOf<Kind extends FieldKind> {
  field: FieldOf<Kind>;
  common: InputProps;
  record: RaRecord | undefined;
}

/** The input for a kind of field, and how its value is encoded. */
interface InputKind<Kind extends FieldKind> {
  Input: (props: InputOf<Kind>) => ReactNode;
  /** The value in an empty form. */
  empty: '' | null;
  /** Encodes a value that is not empty for sending; it is sent unchanged when absent. */
  encode?: (value: unknown) => unknown;
}

const maxText = 500;
/** The maximum length of an e-mail address, in characters. */
const maxEmail = 254;

const trimmed = (value: unknown) => String(value).trim();

const ownChoice = ({ field, record }: InputOf<'lookup'>) => {
  const text: unknown = field.ownText && record?.[field.ownText];
  return record && text ? { id: record[field.source], text: String(text) } : undefined;
};

// Loaded on demand, because few forms take files.
const FileInput = loadable(async () => (await import('./FileInput')).FileInput);

/** Encodes a file as its name and content, a data URL; a file that the server already has is unchanged. */
const encodeFile = (value: unknown): unknown =>
  value instanceof File ? readAsDataUrl(value).then((file) => ({ filename: value.name, file })) : value;

const readAsDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error(`${file.name} could not be read`));
    reader.readAsDataURL(file);
  });

/** The input of each kind of field. */
const inputKinds: { readonly [Kind in FieldKind]: InputKind<Kind> } = {
  text: {
    Input: ({ field, common }) => <TextInput {...common} maxLength={field.maxLength} clean={field.clean} />,
    empty: '',
    encode: trimmed,
  },
  longText: {
    Input: ({ field, common }) => <TextInput {...common} multiline maxLength={field.maxLength ?? maxText} />,
    empty: '',
    encode: trimmed,
  },
  email: {
    Input: ({ field, common }) => (
      <TextInput {...common} type="email" maxLength={field.maxLength ?? maxEmail} />
    ),
    empty: '',
    encode: trimmed,
  },
  digits: {
    Input: ({ field, common }) => <DigitsInput {...common} maxLength={field.maxLength} />,
    empty: '',
  },
  number: {
    Input: ({ field, common }) => <NumberInput {...common} max={field.max} />,
    empty: null,
  },
  money: { Input: ({ common }) => <AmountInput {...common} />, empty: null },
  date: { Input: ({ common }) => <DateInput {...common} />, empty: null },
  moment: { Input: ({ common }) => <DateTimeInput {...common} />, empty: null },
  yesNo: { Input: ({ common }) => <NullableBooleanInput {...common} />, empty: null },
  choice: {
    Input: ({ field, common }) => <ChoiceInput {...common} choices={field.choices} />,
    empty: null,
  },
  lookup: {
    Input: ({ field, common, record }) =>
      field.lookup.namesOnly && !field.ownText ? (
        <NamedLookupInput {...common} lookup={field.lookup} />
      ) : (
        <LookupInput {...common} lookup={field.lookup} ownChoice={ownChoice({ field, common, record })} />
      ),
    empty: null,
  },
  file: {
    Input: ({ field, common }) => (
      <Suspense fallback={null}>
        <FileInput {...common} maxBytes={field.maxBytes} accept={field.accept ?? ''} />
      </Suspense>
    ),
    empty: null,
    encode: encodeFile,
  },
  custom: { Input: ({ field, common }) => field.Input && <field.Input {...common} />, empty: null },
};

/**
 * Returns the entry of a field's kind. Each entry takes fields of its own kind, which the types can't verify for a kind
 * known only at run time.
 */
export const inputKindOf = (field: Field): InputKind<FieldKind> =>
  inputKinds[kindOf(field)] as InputKind<FieldKind>;
