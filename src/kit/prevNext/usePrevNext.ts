import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type GetListResult, type Identifier, type RaRecord, useDataProvider } from 'ra-core';
import type { ListPlace } from './listPlace';

/** A neighbouring record and its place in the list. */
export interface Step<Row> {
  readonly row: Row;
  readonly place: ListPlace;
}

/** The position of a record in the list from which it was opened, and its neighbours. */
export interface PrevNext<Row> {
  /** The position, from 1; undefined if the record has left the list, for example after a decision. */
  readonly number: number | undefined;
  readonly total: number;
  readonly previous: Step<Row> | undefined;
  readonly next: Step<Row> | undefined;
}

/** The first part of the query keys of list pages that are cached for going from request to request. */
export const prevNextKey = 'prevNext';

/**
 * Returns a record's neighbours in the search from which it was opened; undefined without a search, and until its
 * page of the list is loaded, which it already is on coming from the list. A record that has moved to a neighbouring
 * page is found there; if it has left the list, its neighbours are those of its old place.
 */
export const usePrevNext = <Row extends RaRecord>(
  id: Identifier,
  place: ListPlace | undefined,
  /** Further options for the data provider, because these pages are not shown to anybody. */
  options: object,
): PrevNext<Row> | undefined => {
  const { index = 0, perPage = 1 } = place ?? {};
  const page = Math.floor(index / perPage) + 1;
  const isThis = (row: Row) => String(row.id) === String(id);

  const here = useListPage<Row>({ place, page, isWanted: place !== undefined, options });
  const rows = here?.data ?? [];
  const total = here?.total ?? 0;
  const at = rows.findIndex(isThis);
  const isFirst = at <= 0;
  const isLast = at === -1 || at === rows.length - 1;
  const before = useListPage<Row>({ place, page: page - 1, isWanted: isFirst && page > 1, options });
  const after = useListPage<Row>({
    place,
    page: page + 1,
    isWanted: isLast && page * perPage < total,
    options,
  });
  if (!place || !here) return undefined;

  const rowsBefore = before?.data ?? [];
  const near = [...rowsBefore, ...rows, ...(after?.data ?? [])];
  const first = (page - 1) * perPage - rowsBefore.length;
  const step = (position: number): Step<Row> | undefined => {
    const row = near[position];
    return row && { row, place: { ...place, index: first + position } };
  };
  const found = near.findIndex(isThis);
  const hasLeft = found === -1;
  const old = index - first;
  return {
    number: hasLeft ? undefined : first + found + 1,
    total,
    previous: step((hasLeft ? old : found) - 1),
    next: step(hasLeft ? old : found + 1),
  };
};

interface ListPageOptions {
  place: ListPlace | undefined;
  page: number;
  isWanted: boolean;
  options: object;
}

/**
 * Returns a page of the list. It starts with what the list has shown, and is fetched again when that is invalidated,
 * by an action for example. It is cached apart from the list's own query, which is fetched, and recorded as viewed,
 * whenever the list is shown.
 */
const useListPage = <Row extends RaRecord>({ place, page, isWanted, options }: ListPageOptions) => {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { resource = '', filter, sort, perPage = 1 } = place ?? {};
  const params = { pagination: { page, perPage }, sort, filter };
  const { data } = useQuery({
    queryKey: [prevNextKey, resource, params],
    queryFn: ({ signal }): Promise<GetListResult<Row>> =>
      dataProvider.getList<Row>(resource, { ...params, signal, ...options }),
    initialData: () => queryClient.getQueryData<GetListResult<Row>>([resource, 'getList', params]),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return isWanted ? data : undefined;
};
