import { useStore } from 'ra-core';
import type { Field } from '../fields/Field';

/** The list whose columns they are. */
interface ListPlace {
  /** Its path. */
  path: string;
}

/** Key of the columns that are hidden in a list, in the form in which react-admin's DataTable keeps them. */
export const columnsKey = ({ path }: ListPlace): string => `${path}.datatable`;

/** The names of the columns that a user has hidden in a list, and a function that hides others instead. */
export type HiddenColumns = readonly [hidden: readonly string[], hide: (sources: readonly string[]) => void];

const none: readonly string[] = [];

/** Returns the hidden columns of a list; outside of its own store. */
export const useHiddenColumns = (list: ListPlace): HiddenColumns =>
  useStore<readonly string[]>(columnsKey(list), none);

/** Returns the columns that are not hidden. */
export const shownColumns = <Column extends Pick<Field, 'source'>>(
  columns: readonly Column[],
  [hidden]: HiddenColumns,
): readonly Column[] => columns.filter(({ source }) => !hidden.includes(source));
