import type { FilterPayload, SortPayload } from 'ra-core';

/** A search, and a place among what it found. */
export interface ListPlace {
  /** The resource that was searched. */
  readonly resource: string;
  readonly filter: FilterPayload;
  readonly sort: SortPayload;
  /** How many results a page of the list has. */
  readonly perPage: number;
  /** From 0, among all results. */
  readonly index: number;
  /** Where the list stands, unless that is the list that the record's page belongs to. */
  readonly path?: string | undefined;
  /** The place of the record whose page the list is part of, to be kept for the way back to it. */
  readonly within?: ListPlace | undefined;
}

const key = 'listPlace';

/**
 * What a link to a record carries as the state of its history entry, so that the record's page knows where in a list it
 * was opened: another tab changes nothing of it, and a reload forgets nothing.
 */
export const placeState = (place: ListPlace | undefined): object => (place ? { [key]: place } : {});

/** The place that the state of a history entry tells; undefined where the page was not opened from a list. */
export const placeIn = (state: unknown): ListPlace | undefined =>
  typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
