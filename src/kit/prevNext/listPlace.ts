import { type FilterPayload, type SortPayload, useListContext } from 'ra-core';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { restoreScroll } from '../../ui/page/restoreScroll';

/** Returns a function that turns a row's position on the current page, from 0, into the history state of its link. */
export const usePlaceOfRow = (
  /** The list's path, if the record's page belongs to another list. */
  listPath?: string,
): ((position: number) => object) => {
  const { resource, filterValues, sort, page, perPage } = useListContext();
  return (position) =>
    placeState({
      resource,
      filter: filterValues,
      sort,
      perPage,
      index: (page - 1) * perPage + position,
      listPath,
    });
};

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

/** The last scroll position of each list, by its path. */
const kept = new Map<string, number>();

/** The history state of a link back to a list, which makes the list scroll to where it was. */
export const backToList = { isBackToList: true };

const isBack = (state: unknown) =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'isBackToList') === true;

/** Keeps the scroll position of a list, and restores it when the user comes back by 'Voltar'. */
export const useListScroll = (path: string): void => {
  const { state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: restores the position only once per return
  useLayoutEffect(() => {
    const stop = isBack(state) ? restoreScroll(kept.get(path) ?? 0) : undefined;
    const keep = () => void kept.set(path, window.scrollY);
    // A link may be clicked before the last scroll event has fired.
    for (const moment of ['scroll', 'click'])
      window.addEventListener(moment, keep, { capture: true, passive: true });
    return () => {
      stop?.();
      for (const moment of ['scroll', 'click']) window.removeEventListener(moment, keep, { capture: true });
    };
  }, [path]);
};
