import type { FilterPayload, SortPayload } from 'ra-core';

/** A search, and a position among its results. */
export interface ListPlace {
  /** The resource that was searched. */
  readonly resource: string;
  readonly filter: FilterPayload;
  readonly sort: SortPayload;
  /** The number of results per page of the list. */
  readonly perPage: number;
  /** The position among all results, from 0. */
  readonly index: number;
  /** The list's path, if the record's page belongs to another list. */
  readonly listPath?: string | undefined;
  /** If the list is part of a record's page, the place of that record, kept for the way back to it. */
  readonly within?: ListPlace | undefined;
}

const key = 'listPlace';

/**
 * Returns the history state of a link to a record, from which the record's page knows its place in the list. It is
 * unaffected by other tabs and survives a reload.
 */
export const placeState = (place: ListPlace | undefined): object => (place ? { [key]: place } : {});

/** Returns the place in a history state; undefined if the page was not opened from a list. */
export const placeIn = (state: unknown): ListPlace | undefined =>
  typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
