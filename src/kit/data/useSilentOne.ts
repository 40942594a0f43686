import { type RaRecord, useGetOne } from 'ra-core';
import type { Surroundings } from '../resource/defineResource';
import { askAhead, freshFor } from './askedAhead';

/** A record whose failed load is silent: what needs it stays as if there were none (spec 8, "Silent"). */
export const useSilentOne = <One extends RaRecord>(resource: string, id: One['id']) =>
  useGetOne<One>(resource, { id }, { staleTime: freshFor });

/** Asks ahead of what will show the record. */
export const askOneAhead = <One extends RaRecord>(
  { dataProvider, queryClient }: Pick<Surroundings, 'dataProvider' | 'queryClient'>,
  resource: string,
  id: One['id'],
): void => {
  askAhead(queryClient, [resource, 'getOne', { id: String(id) }], async (signal) => {
    const { data } = await dataProvider.getOne<One>(resource, { id, signal });
    return data;
  });
};
