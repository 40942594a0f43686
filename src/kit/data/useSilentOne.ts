import { type RaRecord, useGetOne } from 'ra-core';
import { freshFor } from './askedAhead';

/** A record whose failed load is silent: what needs it stays as if there were none (spec 8, "Silent"). */
export const useSilentOne = <One extends RaRecord>(resource: string, id: One['id']) =>
  useGetOne<One>(resource, { id }, { staleTime: freshFor });
