import { type RaRecord, useGetOne } from 'ra-core';

/** A record of whose failed load nothing is told: what needs it stays as if there were none (spec 8, "Silent"). */
export const useSilentOne = <One extends RaRecord>(resource: string, id: One['id']) =>
  useGetOne<One>(resource, { id });
