import { type RaRecord, useGetList } from 'ra-core';
import type { Choice } from '../../ui/fields/Select';

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

const fiveMinutes = 300_000;

/** The choices of a lookup, none while they are not known; `retry` asks again where they could not be loaded. */
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
