import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
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
  // The same while no answer came: a file whose answer was lost is not handed in twice.
  const attempt = useRef(uuid());
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
      const { control, cancelledText } = begin();
      const meta = { ...control, idempotencyKey: `${attempt.current}-${file.size}-${file.lastModified}` };
      try {
        const { data } = await dataProvider.create<MaintenanceFileRecord>('maintenanceFiles', {
          data: { file },
          meta,
        });
        attempt.current = uuid();
        take(data);
      } catch (error) {
        const cancelled = cancelledText();
        if (!cancelled) throw error;
        notify(cancelled, { type: 'info' });
      } finally {
        end();
      }
    },
    failureMessage: maintenanceMessages.fileFormat,
  });
  return { send: start, sending, returned, forgetReturned: () => setReturned(undefined) };
};
