import { HttpError, useDataProvider, useNotify, useRefresh, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { digestOf } from '../../../contract/digestOf';
import { maintenanceMessages } from '../../../contract/rules/maintenanceMessages';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import type { MaintenanceFileAnswer, ReceivedFile } from '../../../providers/dataProvider/maintenanceFiles';
import { useAction } from '../../../src/kit/actions/useAction';
import { readContent } from '../../../src/kit/files/chosenFile';
import { useSending } from '../../../src/kit/sending/SendingDialog';
import { sendingTexts } from '../../../src/kit/sending/texts';
import { Alert } from '../../../src/ui/alert/Alert';
import { Text } from '../../../src/ui/layout/Stack';
import type { Forecast } from './workbookVerdict';
import '../maintenance.css';
import { forecastTexts, uploadTexts } from './texts';

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
  successMessage = uploadTexts.success,
  failureMessage = maintenanceMessages.fileFormat,
}: {
  onAccepted?: () => void;
  /** Texts of the toasts; the second is for a file that is refused without being returned. */
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
        notify(sendingTexts[outcome], { type: outcome === 'cancelled' ? 'info' : 'warning' });
      } finally {
        end();
      }
    },
    failureMessage,
  });
  return { send: start, sending, refusedFile, clearRefusedFile: () => setRefusedFile(undefined) };
};

interface ReturnedFileProps {
  file: ReceivedFile;
  /** Translated; what was refused. */
  message: string;
}

/** The error block of a returned file, with the file to correct (spec 4, Upload). */
export const ReturnedFile = ({ file, message }: ReturnedFileProps) => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file.content);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <Alert severity="error">
      {message}{' '}
      <a href={url} download={file.name} className="alert-link">
        {uploadTexts.errorsFile}
      </a>
    </Alert>
  );
};

interface FileForecastProps {
  /** Absent where the user chose no file. */
  filename?: string;
  forecast: Forecast | 'tariffs';
  lineCount: number;
}

/** What the server will do with the file or the chosen tariffs, as far as can be told before. */
export const FileForecast = ({ filename, forecast, lineCount }: FileForecastProps) => {
  const translate = useTranslate();
  return (
    <>
      {filename && <Text isStrong>{filename}</Text>}
      <Text>{translate(forecastTexts[forecast], lineCount)}</Text>
    </>
  );
};
