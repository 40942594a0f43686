import { type RaRecord, useGetList } from 'ra-core';
import type { Choice } from '../../ui/fields/Select';

/** Where the choices of a select come from. */
export interface Lookup {
  /** react-admin's name of the resource whose records are offered. */
  resource: string;
  /** The field of those records that is shown. */
  text: string;
  filter?: Readonly<Record<string, unknown>>;
  /** How many records to fetch if the list is paged. */
  size?: number;
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
