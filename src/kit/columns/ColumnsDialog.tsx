import { useTranslateLabel } from 'ra-core';
import { Button } from '../../ui/buttons/Button';
import { Checkbox } from '../../ui/choice/Checkbox';
import { Dialog } from '../../ui/dialog/Dialog';
import { Stack, Text } from '../../ui/layout/Stack';
import { choosableColumns, type ListedColumn } from './choosableColumns';
import type { HiddenColumns } from './hiddenColumns';
import { columnsTexts as texts } from './texts';

interface ColumnsDialogProps {
  /** Every column of the list, hidden or not. */
  columns: readonly ListedColumn[];
  hidden: HiddenColumns;
  onClose: () => void;
}

/** The columns of a list, each with a box; a tick shows the column at once, as react-admin's ColumnsButton does. */
export const ColumnsDialog = ({ columns, hidden: [hidden, hide], onClose }: ColumnsDialogProps) => {
  const translateLabel = useTranslateLabel();
  const choosable = choosableColumns(columns);
  const show = (source: string, isShown: boolean) =>
    hide(isShown ? hidden.filter((name) => name !== source) : [...hidden, source]);
  return (
    <Dialog
      title={texts.title}
      about={<Text tone="secondary">{texts.about}</Text>}
      width="narrow"
      onClose={onClose}
      actions={
        <>
          <Button disabled={hidden.length === 0} onClick={() => hide([])}>
            {texts.reset}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      <Stack gap="tight" className="ui-dialog-fields">
        {columns
          .filter(({ compact }) => !compact)
          .map((column) => (
            <Checkbox
              key={column.source}
              label={String(translateLabel({ source: column.source, label: column.label }))}
              disabled={!choosable.includes(column)}
              checked={!hidden.includes(column.source)}
              onChange={(isShown) => show(column.source, isShown)}
            />
          ))}
      </Stack>
    </Dialog>
  );
};
