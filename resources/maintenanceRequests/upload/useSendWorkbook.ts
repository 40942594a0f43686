import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useRef, useState } from 'react';
import { maintenanceMessages } from '../../../contract/rules/maintenanceMessages';
import type { MaintenanceFileRecord, ReceivedFile } from '../../../providers/dataProvider/maintenanceRecords';
import { useAction } from '../../../src/kit/actions/useAction';

/** Hands a file in: accepted, the lists are read again; returned, the marked file is kept for download (spec 4, Upload). */
export const useSendWorkbook = ({
  onAccepted,
  onSettled,
}: {
  onAccepted: () => void;
  onSettled: () => void;
}) => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  // The same while no answer came: a file whose answer was lost is not handed in twice.
  const attempt = useRef(crypto.randomUUID());
  const [returned, setReturned] = useState<ReceivedFile>();

  const { start, isRunning } = useAction({
    run: async (file: File) => {
      const { data } = await dataProvider.create<MaintenanceFileRecord>('maintenanceFiles', {
        data: { file },
        meta: { idempotencyKey: `${attempt.current}-${file.size}-${file.lastModified}` },
      });
      attempt.current = crypto.randomUUID();
      setReturned(data.marked);
      onSettled();
      if (data.isAccepted) {
        notify('maintenance.upload.success', { type: 'success' });
        onAccepted();
        refresh();
      } else {
        notify(maintenanceMessages.fileFormat, { type: 'error' });
      }
    },
    failureMessage: maintenanceMessages.fileFormat,
    onFailure: onSettled,
  });
  return { send: start, isSending: isRunning, returned, forgetReturned: () => setReturned(undefined) };
};
