import { type RaRecord, useGetList, useTranslate } from 'ra-core';
import { type Choice, Select } from '../../ui/fields/Select';
import { type InputProps, useFieldProps } from './useFieldProps';

interface SelectInputProps<Record> extends InputProps {
  choices: readonly Record[];
  /** The property that holds a choice's text, or a function that returns it; `name` when absent. */
  optionText?: (keyof Record & string) | ((choice: Record) => string);
  /** Called when the select is opened, for example to load choices again that could not be loaded. */
  onOpen?: () => void;
}

/** A select whose first option is 'Selecione', which means no choice and is kept as null; it keeps the `id` of others. */
export const SelectInput = <Record extends Pick<Choice, 'id'>>(input: SelectInputProps<Record>) => {
  const { choices, optionText = 'name' as keyof Record & string, onOpen, ...props } = input;
  const translate = useTranslate();
  const textOf =
    typeof optionText === 'function' ? optionText : (choice: Record) => String(choice[optionText]);
  const none = { id: '', text: translate('kit.inputs.placeholder') };
  const offered = choices.map((choice) => ({ id: choice.id, text: textOf(choice) }));
  return <Select {...useFieldProps(props)} choices={[none, ...offered]} onOpen={onOpen} />;
};

const textToValue: Readonly<Record<string, boolean>> = { true: true, false: false };

/** A select of no choice, Sim or Não, kept as null, true or false. */
export const NullableBooleanInput = (props: InputProps) => {
  const translate = useTranslate();
  const field = useFieldProps(props, {
    format: (value: boolean | null | undefined) => (value == null ? '' : String(value)),
    parse: (text: string) => textToValue[text] ?? null,
  });
  const choices = [
    { id: '', text: translate('kit.inputs.placeholder') },
    { id: 'true', text: translate('kit.inputs.yes') },
    { id: 'false', text: translate('kit.inputs.no') },
  ];
  return <Select {...field} choices={choices} />;
};

export interface LookupInputProps extends InputProps {
  lookup: Lookup;
  /** The record's current choice, offered even if the list no longer has it. */
  ownChoice?: Choice | undefined;
}

/**
 * A select whose choices are the records of a resource. If they can't be loaded it silently stays empty, and tries
 * again when it is opened (spec 8).
 */
export const LookupInput = ({ lookup, ownChoice, ...props }: LookupInputProps) => {
  const { choices, retry } = useLookup(lookup);
  const isOffered = !ownChoice || choices.some(({ id }) => id === ownChoice.id);
  const all = isOffered ? choices : [...choices, ownChoice];
  return <SelectInput {...props} choices={all} optionText="text" onOpen={retry} />;
};

/** Where the choices of a select come from. */
export interface Lookup {
  /** react-admin's name of the resource whose records are offered. */
  resource: string;
  /** The field of those records that is shown. */
  text: string;
  filter?: Readonly<Record<string, unknown>>;
  /** How many records to fetch if the list is paged. */
  size?: number;
  /** Whether the resource that has the field gives id and text alone: `<its name>/choices/<source>` is then asked. */
  namesOnly?: true | undefined;
}

const fiveMinutes = 300_000;

/** Returns the choices of a lookup, empty until they are loaded; `retry` fetches them again if that failed. */
export const useLookup = (lookup: Lookup): { choices: Choice[]; retry: () => void } => {
  const {
    data = [],
    error,
    refetch,
  } = useGetList<RaRecord>(
    lookup.resource,
    { filter: lookup.filter, pagination: { page: 1, perPage: lookup.size ?? 100 } },
    { staleTime: fiveMinutes },
  );
  return {
    choices: data.map((record) => ({ id: record.id, text: String(record[lookup.text]) })),
    retry: () => {
      if (error) void refetch();
    },
  };
};
