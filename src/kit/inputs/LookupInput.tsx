import { type RaRecord, useGetList } from 'ra-core';
import type { Choice } from '../../ui/fields/Select';
import type { InputProps } from './InputProps';
import { SelectInput } from './SelectInput';

/** Where the choices of a select come from. */
export interface Lookup {
  /** react-admin's name of the resource that is listed. */
  resource: string;
  /** The field of a record that a person reads. */
  text: string;
  filter?: Readonly<Record<string, unknown>>;
  /** How many to fetch, where the list is paged. */
  size?: number;
}

interface LookupInputProps extends InputProps {
  lookup: Lookup;
  /** What a record has chosen, in case that the list no longer offers it. */
  ownChoice?: Choice | undefined;
}

const fiveMinutes = 300_000;

/** A select whose choices are the records of a resource; it stays empty without a word when they can't be loaded, and tries again when it is opened (spec 8). */
export const LookupInput = ({ lookup, ownChoice, ...props }: LookupInputProps) => {
  const {
    data = [],
    error,
    refetch,
  } = useGetList<RaRecord>(
    lookup.resource,
    { filter: lookup.filter, pagination: { page: 1, perPage: lookup.size ?? 100 } },
    { staleTime: fiveMinutes },
  );
  const choices = data.map((record) => ({ id: record.id, text: String(record[lookup.text]) }));
  const isOffered = !ownChoice || choices.some(({ id }) => id === ownChoice.id);
  return (
    <SelectInput
      {...props}
      choices={isOffered ? choices : [...choices, ownChoice]}
      onOpen={() => error && void refetch()}
    />
  );
};
