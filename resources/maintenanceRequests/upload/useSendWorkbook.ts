import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { maintenanceMessages } from '../../../contract/rules/maintenanceMessages';
import type { MaintenanceFileRecord, ReceivedFile } from '../../../providers/dataProvider/maintenanceRecords';
import { useAction } from '../../../src/kit/actions/useAction';
import { useSending } from '../../../src/kit/sending/useSending';

/** Hands a file in: accepted, the lists are read again; returned, the marked file is kept for download (spec 4, Upload). */
export const useSendWorkbook = ({ onAccepted }: { onAccepted: () => void }) => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const { sending, begin, end } = useSending();
  const [returned, setReturned] = useState<ReceivedFile>();

  const take = ({ isAccepted, marked }: MaintenanceFileRecord) => {
    setReturned(marked);
    if (isAccepted) {
      notify('maintenance.upload.success', { type: 'success' });
      onAccepted();
      refresh();
    } else {
      notify(maintenanceMessages.fileFormat, { type: 'error' });
    }
  };
  const { start } = useAction({
    run: async (file: File) => {
      const meta = begin();
      try {
        take(
          (await dataProvider.create<MaintenanceFileRecord>('maintenanceFiles', { data: { file }, meta }))
            .data,
        );
      } catch (error) {
        if (!meta.signal.aborted) throw error;
        notify('kit.sending.cancelled', { type: 'info' });
      } finally {
        end();
      }
    },
    failureMessage: maintenanceMessages.fileFormat,
  });
  return { send: start, sending, returned, forgetReturned: () => setReturned(undefined) };
};
