import { useTranslate, useTranslateLabel } from 'ra-core';
import { type Ref, useId } from 'react';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { useFocusAfterRun } from '../../ui/dialog/useFocusAfterRun';
import { FieldCell, FieldGrid, FieldGroup } from '../../ui/fields/FieldGrid';
import { Select } from '../../ui/fields/Select';
import { Row, Stack, Text } from '../../ui/layout/Stack';
import { Progress } from '../../ui/progress/Progress';
import { Table, TableCell, TableRow } from '../../ui/table/Table';
import { useDownload } from '../detail/DownloadButton';
import { writeTable } from '../export/exportFormats';
import type { Field } from '../fields/Field';
import { fileSize } from '../files/ChosenFileList';
import { FileField } from '../files/FileField';
import { sendingTexts } from '../sending/texts';
import { importTexts } from './texts';
import { type ImportResult, useImport } from './useImport';

/** A list that rows of a file can be imported into. */
export interface ImportedList {
  /** Translated title of the list. */
  title: string;
  /** The fields that a file can fill. */
  fields: readonly Field[];
}

/** The largest file that is sent, in bytes. */
const maxBytes = 20_000_000;

/** Imports the rows of a file: it is checked as soon as it is chosen, and nothing is stored before that is confirmed. */
export const ImportDialog = ({ title, fields, onClose }: ImportedList & { onClose: () => void }) => {
  const translate = useTranslate();
  const labels = useLabels(fields);
  const importing = useImport(onClose);
  const { file, columns, result, isStale, step, sending, isRunning } = importing;
  const isStored = result !== undefined && result.created > 0;
  const hasNextStep = !isStored && !(result && !isStale && result.missing.length === 0 && result.good === 0);
  const next = useFocusAfterRun(isRunning && step !== 'marking');
  return (
    <Dialog
      title={importTexts.title(title)}
      width="wide"
      isFullOnPhone
      onClose={isRunning ? undefined : onClose}
      actions={
        <>
          <Button ref={hasNextStep ? undefined : next} onClick={isRunning ? sending.cancel : onClose}>
            {isRunning ? sendingTexts.cancel : importTexts.close}
          </Button>
          {hasNextStep && <NextStep importing={importing} button={next} />}
        </>
      }
    >
      <Stack>
        <Text>{importTexts.about}</Text>
        <Row>
          <TemplateButton title={title} fields={fields} labels={labels} />
        </Row>
        <FileField
          name="importFile"
          label={importTexts.file}
          accept=".xlsx,.csv"
          multiple={false}
          required
          disabled={isRunning}
          check={({ size }) =>
            size > maxBytes ? translate('kit.files.tooLarge', { most: fileSize(maxBytes) }) : undefined
          }
          unreadableMessage={translate('kit.files.unreadable')}
          files={file ? [file] : []}
          error={undefined}
          onAdd={([chosen]) => {
            importing.choose(chosen);
            return false;
          }}
          onRemove={() => importing.choose(undefined)}
          onBlur={() => undefined}
        />
        {isRunning && (
          <Progress
            text={importTexts[step]}
            share={sending.progress?.phase === 'sending' ? sending.progress.share : undefined}
          />
        )}
        {result && columns && !isStored && (
          <ColumnMatching
            headings={result.columns.map(({ heading }) => heading)}
            columns={columns}
            fields={fields}
            labels={labels}
            isDisabled={isRunning}
            onMatch={importing.match}
          />
        )}
        {result && (
          <Verdict result={result} isStale={isStale} labels={labels} onDownload={importing.download} />
        )}
      </Stack>
    </Dialog>
  );
};

type Labels = ReadonlyMap<string, string>;

const useLabels = (fields: readonly Field[]): Labels => {
  const translateLabel = useTranslateLabel();
  return new Map(fields.map((field) => [field.source, String(translateLabel(field))]));
};

interface NextStepProps {
  importing: ReturnType<typeof useImport>;
  button: Ref<HTMLButtonElement>;
}

/** The button that checks the file again, or stores its rows. */
const NextStep = ({ importing, button }: NextStepProps) => {
  const { file, result, isStale, isRunning, check, store } = importing;
  if (!result || isStale || result.missing.length > 0)
    return (
      <Button ref={button} variant="contained" disabled={!file} loading={isRunning} onClick={check}>
        {importTexts.check}
      </Button>
    );
  const { rows, good } = result;
  const which = good === rows ? 'all' : 'good';
  return (
    <Button ref={button} variant="contained" loading={isRunning} onClick={() => store(which)}>
      {importTexts[which](good)}
    </Button>
  );
};

/** Saves a workbook with the headings alone. */
const TemplateButton = ({ title, fields, labels }: ImportedList & { labels: Labels }) => {
  const translate = useTranslate();
  const { download, isPending } = useDownload({
    filename: importTexts.templateName(title),
    fetchFile: () =>
      writeTable('xlsx', {
        columns: fields.map((field) => ({ field, heading: labels.get(field.source) ?? field.source })),
        rows: [],
        resource: undefined,
        title,
        translate,
      }),
    failureMessage: importTexts.templateFailed,
  });
  return (
    <Button variant="outlined" size="small" icon="download" aria-busy={isPending} onClick={download}>
      {importTexts.template}
    </Button>
  );
};

interface ColumnMatchingProps {
  headings: readonly string[];
  columns: readonly (string | null)[];
  fields: readonly Field[];
  labels: Labels;
  isDisabled: boolean;
  onMatch: (at: number, field: string | null) => void;
}

/** The columns of the file, each with the field that it fills. */
const ColumnMatching = ({ headings, columns, fields, labels, isDisabled, onMatch }: ColumnMatchingProps) => {
  const id = useId();
  const choices = [
    { id: '', text: importTexts.leftOut },
    ...fields.map(({ source }) => ({ id: source, text: labels.get(source) ?? source })),
  ];
  return (
    <FieldGroup legend={importTexts.columns}>
      <FieldGrid>
        {headings.map((heading, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
          <FieldCell key={at} span={4}>
            <Select
              id={`${id}-${at}`}
              label={heading || importTexts.column(String(at + 1))}
              value={columns[at] ?? ''}
              choices={choices}
              error={false}
              required={false}
              disabled={isDisabled}
              onChange={(field) => onMatch(at, field === '' ? null : String(field))}
            />
          </FieldCell>
        ))}
      </FieldGrid>
    </FieldGroup>
  );
};

interface VerdictProps {
  result: ImportResult;
  isStale: boolean;
  labels: Labels;
  onDownload: () => void;
}

/** What the check found or what was stored, and the first errors by row and column. */
const Verdict = ({ result, isStale, labels, onDownload }: VerdictProps) => {
  const { rows, good, created, missing, errors, errorCount } = result;
  if (isStale) return <Text role="status">{importTexts.changed}</Text>;
  if (missing.length > 0)
    return (
      <Alert severity="warning" outline="own" role="status">
        {importTexts.missing(missing.map((source) => labels.get(source) ?? source))}
      </Alert>
    );
  return (
    <>
      <Alert severity={errorCount === 0 ? 'success' : 'warning'} outline="own" role="status">
        {created > 0
          ? `${importTexts.imported(created)} ${importTexts.left(rows - created)}`
          : importTexts.verdict(rows, good)}
      </Alert>
      {errorCount > 0 && (
        <>
          <Row>
            <Button variant="outlined" size="small" icon="download" onClick={onDownload}>
              {created > 0 ? importTexts.rest : importTexts.marked}
            </Button>
          </Row>
          <Table
            name={importTexts.errors}
            staysTable
            headings={[
              { key: 'row', text: importTexts.row },
              { key: 'column', text: importTexts.columnHeading },
              { key: 'error', text: importTexts.error },
            ]}
          >
            {errors.map(({ row, column, field, message }) => (
              <TableRow key={`${row} ${field} ${message}`}>
                <TableCell label={importTexts.row}>{row}</TableCell>
                <TableCell label={importTexts.columnHeading}>
                  {[column, labels.get(field) ?? field].filter(Boolean).join(' · ')}
                </TableCell>
                <TableCell label={importTexts.error}>{message}</TableCell>
              </TableRow>
            ))}
          </Table>
          {errorCount > errors.length && (
            <Text size="small">{importTexts.more(errorCount - errors.length)}</Text>
          )}
        </>
      )}
    </>
  );
};
