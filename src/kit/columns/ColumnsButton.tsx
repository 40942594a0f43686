import { loadable } from '../../ui/loading/loadable';
import { PartButton } from '../layout/PartButton';
import type { ListedColumn } from './choosableColumns';
import type { HiddenColumns } from './hiddenColumns';

// Loaded on demand, because most visits to a list hide nothing.
const ColumnsDialog = loadable(async () => (await import('./ColumnsDialog')).ColumnsDialog);

interface ColumnsButtonProps {
  /** Every column of the list, hidden or not. */
  columns: readonly ListedColumn[];
  hidden: HiddenColumns;
}

/** 'Colunas', with which a user chooses the columns of a list, as with react-admin's button of this name. */
export const ColumnsButton = (props: ColumnsButtonProps) => (
  <PartButton label="kit.search.columns" part={ColumnsDialog} props={props} />
);
