import { useTranslate } from 'ra-core';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Row, Stack, Text } from '../../ui/layout/Stack';
import { Progress } from '../../ui/progress/Progress';
import { type ExportedList, useExport } from './useExport';

interface ExportDialogProps {
  list: ExportedList;
  onClose: () => void;
}

/** Asks for the format of an export, then shows its progress; both steps can be cancelled. */
export const ExportDialog = ({ list, onClose }: ExportDialogProps) => {
  const translate = useTranslate();
  const { run, share, cancel } = useExport(list, onClose);
  const isRunning = share !== undefined;
  return (
    <Dialog
      title={translate('kit.export.title')}
      width="narrow"
      onClose={isRunning ? undefined : onClose}
      actions={<Button onClick={isRunning ? cancel : onClose}>{translate('kit.dialogs.cancel')}</Button>}
    >
      {isRunning ? (
        <Progress text={translate('kit.export.running')} share={share} />
      ) : (
        <Stack>
          <Text>{translate('kit.export.about')}</Text>
          <Row>
            <Button variant="contained" icon="download" onClick={() => void run('xlsx')} autoFocus>
              {translate('kit.export.xlsx')}
            </Button>
            <Button variant="outlined" icon="download" onClick={() => void run('csv')}>
              {translate('kit.export.csv')}
            </Button>
          </Row>
        </Stack>
      )}
    </Dialog>
  );
};
