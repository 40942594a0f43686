import { type RaRecord, useGetOne } from 'ra-core';

/** A record whose failed load is logged and never told: what needs it stays as if there were none (spec 8, "Silent"). */
export const useSilentOne = <One extends RaRecord>(resource: string, id: One['id']) =>
  useGetOne<One>(
    resource,
    { id },
    { onError: (error) => console.error(`${resource} ${id} could not be loaded`, error) },
  );
