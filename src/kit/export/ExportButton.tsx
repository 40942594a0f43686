import { useListContext, useTranslate } from 'ra-core';
import { Button } from '../../ui/buttons/Button';
import { loadable } from '../../ui/loading/loadable';
import { usePart } from '../layout/usePart';
import type { ExportedList } from './useExport';

// Loaded on demand, because most visits to a list export nothing.
const ExportDialog = loadable(async () => (await import('./ExportDialog')).ExportDialog);

/** 'Exportar': saves every result of the surrounding list, on all its pages; hidden while there are none. */
export const ExportButton = (list: ExportedList) => {
  const translate = useTranslate();
  const { total = 0 } = useListContext();
  const dialog = usePart(ExportDialog);
  if (total === 0) return null;
  return (
    <>
      <Button variant="outlined" size="small" icon="download" aria-haspopup="dialog" onClick={dialog.open}>
        {translate('kit.export.label')}
      </Button>
      {dialog.isOpen && <ExportDialog list={list} onClose={dialog.close} />}
    </>
  );
};
