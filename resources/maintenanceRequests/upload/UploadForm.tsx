import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { isWorkbookName } from '../../../contract/rules/maintenanceFile';
import { maxMaintenanceFileBytes } from '../../../contract/rules/maintenanceLimits';
import { maintenanceMessages } from '../../../contract/rules/maintenanceMessages';
import { ConfirmDialog } from '../../../src/kit/dialogs/ConfirmDialog';
import { useFocusAfterRun } from '../../../src/kit/dialogs/useFocusAfterRun';
import { FileField } from '../../../src/kit/files/FileField';
import { SendingDialog } from '../../../src/kit/sending/SendingDialog';
import { CheckResult } from './CheckResult';
import { ReturnedFile } from './ReturnedFile';
import { useChosenWorkbook } from './useChosenWorkbook';
import { useMayUpload } from './useMayUpload';
import { useSendWorkbook } from './useSendWorkbook';

const check = (file: File) =>
  isWorkbookName(file.name) && file.size <= maxMaintenanceFileBytes
    ? undefined
    : maintenanceMessages.fileFormat;

/** The file picker, what is in the file, and 'Submeter' with its question (spec 4, Upload). */
export const UploadForm = () => {
  const translate = useTranslate();
  const { isAllowed, needsEmail } = useMayUpload();
  const workbook = useChosenWorkbook();
  const [isAsking, setIsAsking] = useState(false);
  const { send, sending, returned, forgetReturned } = useSendWorkbook({ onAccepted: workbook.clear });
  const isSending = sending.progress !== undefined;
  const submitButton = useFocusAfterRun(isSending);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await workbook.judge()) setIsAsking(true);
  };

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      {needsEmail && <Typography variant="body2">{translate('maintenance.upload.needsEmail')}</Typography>}
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
          forgetReturned();
          if (file) workbook.choose(file);
          return false;
        }}
        onRemove={workbook.remove}
        onBlur={() => undefined}
      />
      {workbook.check && workbook.file && (
        <CheckResult check={workbook.check} filename={workbook.file.name} />
      )}
      {returned && <ReturnedFile file={returned} />}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button
          ref={submitButton}
          type="submit"
          variant="contained"
          disabled={!isAllowed}
          loading={isSending}
        >
          {translate('maintenance.upload.submit')}
        </Button>
      </Box>
      <ConfirmDialog
        open={isAsking}
        question={translate('maintenance.upload.confirm')}
        onYes={() => {
          setIsAsking(false);
          if (workbook.file) send(workbook.file);
        }}
        onNo={() => setIsAsking(false)}
      />
      <SendingDialog {...sending} />
    </Stack>
  );
};
