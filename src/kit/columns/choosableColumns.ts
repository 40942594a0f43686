import type { Field } from '../fields/Field';

/** A column of a list as the choice of columns knows it. */
export interface ListedColumn extends Pick<Field, 'source' | 'label' | 'sortable'> {
  /** Whether its heading is for screen readers only. */
  compact?: boolean | undefined;
}

/**
 * Returns the columns that a user may hide: those with a heading but for the first, which tells one row from another. A
 * column without a heading, such as one of boxes, is a part of the row.
 */
export const choosableColumns = <Column extends ListedColumn>(
  columns: readonly Column[],
): readonly Column[] => columns.filter(({ compact }) => !compact).slice(1);
