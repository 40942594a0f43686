import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { isWorkbookName, maxMaintenanceFileBytes } from '../../../contract/rules/maintenanceLimits';
import { maintenanceMessages } from '../../../contract/rules/maintenanceMessages';
import { ConfirmDialog } from '../../../src/kit/dialogs/ConfirmDialog';
import { FileField } from '../../../src/kit/files/FileField';
import { useSubmitAfterFiles } from '../../../src/kit/files/pendingFiles';
import { SendingDialog } from '../../../src/kit/sending/SendingDialog';
import { Button } from '../../../src/ui/buttons/Button';
import { useFocusAfterRun } from '../../../src/ui/dialog/useFocusAfterRun';
import { Row, Text } from '../../../src/ui/layout/Stack';
import { CheckResult } from './CheckResult';
import { FileForecast } from './FileForecast';
import { type Forecast, forecastFile } from './forecastFile';
import { ReturnedFile } from './ReturnedFile';
import { useChosenWorkbook } from './useChosenWorkbook';
import { useMayUpload } from './useMayUpload';
import { useSendWorkbook } from './useSendWorkbook';

const check = (file: File) => {
  if (!isWorkbookName(file.name)) return maintenanceMessages.fileFormat;
  return file.size > maxMaintenanceFileBytes ? maintenanceMessages.tooLarge.file : undefined;
};

/** The file that the user has to confirm: the chosen one, or its remaining lines without the wrong ones. */
type Outgoing = 'chosen' | { file: File; lineCount: number };

/** The file picker, the check of the file, and 'Submeter' with its confirmation (spec 4, Upload). */
export const UploadForm = () => {
  const translate = useTranslate();
  const { isAllowed, needsEmail } = useMayUpload();
  const workbook = useChosenWorkbook();
  const [outgoing, setOutgoing] = useState<Outgoing>();
  const { send, sending, refusedFile, clearRefusedFile } = useSendWorkbook({ onAccepted: workbook.clear });
  const isSending = sending.progress !== undefined;
  const { isWaiting, onClick } = useSubmitAfterFiles();
  const submitButton = useFocusAfterRun(isSending || isWaiting);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (workbook.isChosen()) setOutgoing('chosen');
  };
  const asked = outgoing && forecastOf(outgoing, workbook);
  // The report offers the ways out then, and sending it all the same is none of them.
  const comesBack = workbook.check && ['returned', 'refused'].includes(forecastFile(workbook.check));

  return (
    <form noValidate onSubmit={submit} className="ui-stack">
      {needsEmail && <Text size="small">{translate('maintenance.upload.needsEmail')}</Text>}
      <FileField
        name="maintenanceFile"
        label={translate('maintenance.upload.file')}
        accept=".xlsx"
        multiple={false}
        required
        disabled={!isAllowed}
        check={check}
        unreadableMessage={maintenanceMessages.fileFormat}
        files={workbook.file ? [workbook.file] : []}
        error={workbook.error}
        onAdd={([file]) => {
          clearRefusedFile();
          if (file) workbook.choose(file);
          return false;
        }}
        onRemove={() => {
          clearRefusedFile();
          workbook.remove();
        }}
        onBlur={() => undefined}
      />
      {workbook.check && workbook.file && !refusedFile && (
        <CheckResult
          check={workbook.check}
          filename={workbook.file.name}
          onRest={isAllowed && !isSending ? (file, lineCount) => setOutgoing({ file, lineCount }) : undefined}
        />
      )}
      {refusedFile?.returned && (
        <ReturnedFile file={refusedFile.returned} message={translate('maintenance.upload.errors')} />
      )}
      <Row align="end">
        <Button
          ref={submitButton}
          type="submit"
          variant={comesBack ? 'outlined' : 'contained'}
          disabled={!isAllowed}
          loading={isSending || isWaiting}
          onClick={onClick}
        >
          {translate('maintenance.upload.submit')}
        </Button>
      </Row>
      <ConfirmDialog
        open={asked !== undefined}
        question={translate('maintenance.upload.confirm')}
        onYes={() => {
          setOutgoing(undefined);
          clearRefusedFile();
          if (asked) send(asked.file);
        }}
        onNo={() => setOutgoing(undefined)}
      >
        {asked && (
          <FileForecast filename={asked.file.name} forecast={asked.forecast} lineCount={asked.lineCount} />
        )}
      </ConfirmDialog>
      <SendingDialog {...sending} />
    </form>
  );
};

/** Returns the file that would be sent, and what the server would do with it as far as the check has come. */
const forecastOf = (
  outgoing: Outgoing,
  { file, check }: ReturnType<typeof useChosenWorkbook>,
): { file: File; forecast: Forecast; lineCount: number } | undefined => {
  const report = check?.state === 'done' ? check.report : undefined;
  if (outgoing !== 'chosen')
    return { ...outgoing, forecast: report?.isConfirmed ? 'confirmed' : 'registered' };
  return file && check && { file, forecast: forecastFile(check), lineCount: report?.lineCount ?? 0 };
};
