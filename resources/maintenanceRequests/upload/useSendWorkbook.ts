import { HttpError, useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { digestOf } from '../../../contract/digestOf';
import { maintenanceMessages } from '../../../contract/rules/maintenanceMessages';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import type { MaintenanceFileAnswer, ReceivedFile } from '../../../providers/dataProvider/maintenance';
import { useAction } from '../../../src/kit/actions/useAction';
import { readContent } from '../../../src/kit/files/chosenFile';
import { useSending } from '../../../src/kit/sending/SendingDialog';

/** The server's answer about a refused file: the marked file, if it was returned. */
interface RefusedFile {
  returned: ReceivedFile | undefined;
}

/** Returns whether the server refused the file itself, as opposed to a failed call. */
const isFileRefusal = (error: unknown) => error instanceof HttpError && error.status === 400;

/**
 * Uploads a file. An accepted file shows a toast and reloads the lists; a returned one shows the error block
 * with the marked file; a refusal or a call without an answer shows a toast (spec 4 and 8).
 */
export const useSendWorkbook = ({
  onAccepted,
  successMessage = 'maintenance.upload.success',
  failureMessage = maintenanceMessages.fileFormat,
}: {
  onAccepted?: () => void;
  /** Translation keys of the toasts; the second is for a file that is refused without being returned. */
  successMessage?: string;
  failureMessage?: string;
}) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { sending, begin, end } = useSending();
  // Stays the same until an answer arrives, so that a file whose answer was lost is not handed in twice; what is
  // sent may be another file by then, with the same content.
  const attempt = useRef(uuid());
  const [refusedFile, setRefusedFile] = useState<RefusedFile>();

  const take = ({ isAccepted, marked }: MaintenanceFileAnswer) => {
    if (isAccepted) {
      notify(successMessage, { type: 'success' });
      onAccepted?.();
      refresh();
      return;
    }
    setRefusedFile({ returned: marked });
    if (!marked) notify(failureMessage, { type: 'error' });
  };
  const { start } = useAction({
    run: async (file: File) => {
      const { control, cancelled } = begin();
      try {
        // A file that can't be read is refused by the call itself.
        const content = (await readContent(file)) ?? new ArrayBuffer(0);
        const idempotencyKey = `${attempt.current}-${digestOf(new Uint8Array(content))}`;
        const options = { ...control, idempotencyKey };
        const answer = await dataProvider.uploadMaintenanceFile(file, options);
        attempt.current = uuid();
        take(answer);
      } catch (error) {
        const outcome = cancelled(error);
        // The server refuses the key of a withdrawn call, so the next attempt needs another.
        if (outcome === 'cancelled') attempt.current = uuid();
        if (isFileRefusal(error)) setRefusedFile({ returned: undefined });
        if (!outcome) throw error;
        notify(`kit.sending.${outcome}`, { type: outcome === 'cancelled' ? 'info' : 'warning' });
      } finally {
        end();
      }
    },
    failureMessage,
  });
  return { send: start, sending, refusedFile, clearRefusedFile: () => setRefusedFile(undefined) };
};
