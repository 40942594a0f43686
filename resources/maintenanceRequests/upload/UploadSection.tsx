import { CanAccess, useDataProvider } from 'ra-core';
import { type FormEvent, type ReactNode, useState } from 'react';
import {
  isWorkbookName,
  maintenanceTemplateName,
  maxMaintenanceFileBytes,
} from '../../../contract/rules/maintenanceLimits';
import { maintenanceMessages } from '../../../contract/rules/maintenanceMessages';
import { isInEffect } from '../../../contract/rules/maintenancePeriod';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useDownload } from '../../../src/kit/detail/DownloadButton';
import { Confirm } from '../../../src/kit/dialogs/Confirm';
import { FileField } from '../../../src/kit/files/FileField';
import { useSubmitAfterFiles } from '../../../src/kit/files/pendingFiles';
import { formatMoment } from '../../../src/kit/format/lisbonTime';
import { SendingDialog } from '../../../src/kit/sending/SendingDialog';
import { Button } from '../../../src/ui/buttons/Button';
import { useFocusAfterRun } from '../../../src/ui/dialog/useFocusAfterRun';
import { Row, Text } from '../../../src/ui/layout/Stack';
import { Section } from '../../../src/ui/page/Section';
import { useCurrentPeriod, useMayUpload } from '../settings/providerFacts';
import { sectionIds } from './sectionLinks';
import { checkTexts, uploadTexts } from './texts';
import { FileForecast, ReturnedFile, useSendWorkbook } from './useSendWorkbook';
import { useVerdict } from './useVerdict';
import { VerdictReport } from './VerdictReport';
import type { Forecast } from './workbookVerdict';

/** The section with the template and the upload of the maintenance file (spec 2.7). */
export const UploadSection = ({ besideTemplate }: { besideTemplate: ReactNode }) => {
  const { beginDate, endDate, isKnown } = useCurrentPeriod();
  const period =
    beginDate && endDate && isInEffect({ beginDate, endDate }, new Date())
      ? uploadTexts.period({
          begin: formatMoment(beginDate),
          end: formatMoment(endDate),
        })
      : isKnown && uploadTexts.notInEffect;
  return (
    <Section
      title={uploadTexts.title}
      anchor={sectionIds.upload}
      description={period}
      actions={
        <CanAccess action="template">
          <Row align="end">
            {besideTemplate}
            <TemplateButton />
          </Row>
        </CanAccess>
      }
    >
      <UploadForm />
    </Section>
  );
};

/** Saves the template under its name (spec 9). */
const TemplateButton = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const { download, isPending } = useDownload({
    filename: maintenanceTemplateName,
    fetchFile: () => dataProvider.downloadMaintenanceTemplate(),
    failureMessage: checkTexts.downloadFailure,
  });
  return (
    <Button variant="outlined" icon="download" aria-busy={isPending} onClick={download}>
      {uploadTexts.template}
    </Button>
  );
};

const checkName = (file: File) => {
  if (!isWorkbookName(file.name)) return maintenanceMessages.fileFormat;
  return file.size > maxMaintenanceFileBytes ? maintenanceMessages.tooLarge.file : undefined;
};

/** The file that the user has to confirm: the chosen one, or its remaining lines without the wrong ones. */
type Outgoing = 'chosen' | { file: File; lineCount: number };

/** The file picker, the check of the file, and 'Submeter' with its confirmation (spec 4, Upload). */
const UploadForm = () => {
  const { isAllowed, needsEmail } = useMayUpload();
  const workbook = useVerdict();
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
  const comesBack = ['returned', 'refused'].includes(verdictOf(workbook)?.forecast ?? '');

  return (
    <form noValidate onSubmit={submit} className="ui-stack">
      {needsEmail && <Text>{uploadTexts.needsEmail}</Text>}
      <FileField
        name="maintenanceFile"
        label={uploadTexts.file}
        accept=".xlsx"
        multiple={false}
        required
        disabled={!isAllowed}
        check={checkName}
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
        <VerdictReport
          check={workbook.check}
          filename={workbook.file.name}
          onRest={isAllowed && !isSending ? (file, lineCount) => setOutgoing({ file, lineCount }) : undefined}
        />
      )}
      {refusedFile?.returned && <ReturnedFile file={refusedFile.returned} message={uploadTexts.errors} />}
      <Row align="end">
        <Button
          ref={submitButton}
          type="submit"
          variant={comesBack ? 'outlined' : 'contained'}
          disabled={!isAllowed}
          loading={isSending || isWaiting}
          onClick={onClick}
        >
          {uploadTexts.submit}
        </Button>
      </Row>
      <Confirm
        isOpen={asked !== undefined}
        title={uploadTexts.confirm}
        onConfirm={() => {
          setOutgoing(undefined);
          clearRefusedFile();
          if (asked) send(asked.file);
        }}
        onClose={() => setOutgoing(undefined)}
        content={
          asked && (
            <FileForecast filename={asked.file.name} forecast={asked.forecast} lineCount={asked.lineCount} />
          )
        }
      />
      <SendingDialog {...sending} />
    </form>
  );
};

type ChosenWorkbook = ReturnType<typeof useVerdict>;

const verdictOf = ({ check }: ChosenWorkbook) => (check?.state === 'judged' ? check.verdict : undefined);

/** Returns the file that would be sent, and what the server would do with it as far as the check has come. */
const forecastOf = (
  outgoing: Outgoing,
  workbook: ChosenWorkbook,
): { file: File; forecast: Forecast; lineCount: number } | undefined => {
  const verdict = verdictOf(workbook);
  if (outgoing !== 'chosen')
    return { ...outgoing, forecast: verdict?.isConfirmed ? 'confirmed' : 'registered' };
  const { file } = workbook;
  return file && { file, forecast: verdict?.forecast ?? 'unknown', lineCount: verdict?.lineCount ?? 0 };
};
