import { useDataProvider, useGetList } from 'ra-core';
import { useState } from 'react';
import { fieldLengths } from '../../../../contract/rules/limits';
import { isNif } from '../../../../contract/rules/nif';
import { validationMessages } from '../../../../contract/rules/validationMessages';
import { useAction } from '../../../../src/kit/actions/useAction';
import { RetryAlert } from '../../../../src/kit/data/RetryAlert';
import { saveBlob } from '../../../../src/kit/detail/DownloadButton';
import { SimpleForm } from '../../../../src/kit/form/SimpleForm';
import { formatMoment } from '../../../../src/kit/format/lisbonTime';
import { TextInput } from '../../../../src/kit/inputs/TextInput';
import { Button } from '../../../../src/ui/buttons/Button';
import { Row, Stack, Text } from '../../../../src/ui/layout/Stack';
import { DataRow, Table } from '../../../../src/ui/table/Table';
import { TableSkeleton } from '../../../../src/ui/table/TableSkeleton';
import type { PersonFile } from '../../contract/dataProtectionCalls';
import { personFileTexts as texts } from './texts';
import '../dataProtection.css';

/** How often it is asked whether a file is ready, while one is being gathered. */
const pollMilliseconds = 2_000;

/** Asks for everything that is held about a NIF, and gives what was gathered, once. */
export const PersonFiles = () => {
  const query = useGetList<PersonFile, Error>(
    'dataProtection/personFiles',
    {},
    {
      refetchInterval: ({ state: { data } }) =>
        data?.data.some(({ state }) => state === 'waiting') ? pollMilliseconds : false,
    },
  );
  const { data: files, isPending, refetch } = query;
  return (
    <Stack>
      <AskForm onAsked={() => void refetch()} />
      {isPending && <TableSkeleton />}
      <RetryAlert queries={[query]} />
      {files?.length === 0 && <Text>{texts.none}</Text>}
      {files && files.length > 0 && <FileTable files={files} onChange={() => void refetch()} />}
    </Stack>
  );
};

interface Asked {
  fiscalNumber: string;
  reason: string;
}

const AskForm = ({ onAsked }: { onAsked: () => void }) => {
  const dataProvider = useDataProvider();
  // A new form after each request, so that the next one begins empty.
  const [count, setCount] = useState(0);
  const { start, isRunning } = useAction<Asked>({
    run: (data) => dataProvider.create('dataProtection/personFiles', { data }),
    successMessage: texts.asked,
    failureMessage: texts.notAsked,
    onSuccess: () => {
      setCount((made) => made + 1);
      onAsked();
    },
  });
  return (
    <SimpleForm
      key={count}
      validate={validate}
      defaultValues={{ fiscalNumber: '', reason: '' }}
      onSubmit={(values) => start(values as Asked)}
    >
      <Stack>
        <TextInput
          source="fiscalNumber"
          label={texts.fiscalNumber}
          autoComplete="off"
          maxLength={fieldLengths.nif}
          required
        />
        <TextInput source="reason" label={texts.reason} maxLength={fieldLengths.otherReason} required />
        <Row>
          <Button type="submit" variant="contained" loading={isRunning}>
            {texts.ask}
          </Button>
        </Row>
      </Stack>
    </SimpleForm>
  );
};

const validate = ({ fiscalNumber, reason }: Partial<Asked>) => ({
  ...(!isNif(fiscalNumber?.replace(/\s/g, '') ?? '') && { fiscalNumber: validationMessages.nif }),
  ...(!reason?.trim() && { reason: validationMessages.required }),
});

const FileTable = ({ files, onChange }: { files: readonly PersonFile[]; onChange: () => void }) => {
  const dataProvider = useDataProvider();
  const { start, isRunning } = useAction<number>({
    run: async (id) => {
      const { data } = await dataProvider.delete('dataProtection/personFiles', { id });
      saveBlob(data.file, texts.file(id));
    },
    successMessage: texts.fetched,
    failureMessage: texts.notFetched,
    onSuccess: onChange,
    onFailure: onChange,
  });
  const { columns } = texts;
  return (
    <Table
      name={texts.table}
      headings={Object.entries(columns).map(([key, text]) => ({ key, text, isUnseen: key === 'fetch' }))}
    >
      {files.map((file) => (
        <DataRow
          key={file.id}
          cells={[
            { key: 'askedOn', label: columns.askedOn, content: formatMoment(file.askedOn) },
            { key: 'reason', label: columns.reason, content: file.reason },
            { key: 'fiscalNumber', label: columns.fiscalNumber, content: file.fiscalNumber ?? '–' },
            { key: 'state', label: columns.state, content: stateText(file) },
            {
              key: 'fetch',
              label: columns.fetch,
              content: file.state === 'ready' && (
                <Button
                  variant="outlined"
                  icon="download"
                  aria-label={texts.fetchOf(file.fiscalNumber ?? '')}
                  loading={isRunning}
                  onClick={() => start(file.id)}
                >
                  {texts.fetch}
                </Button>
              ),
            },
          ]}
        />
      ))}
    </Table>
  );
};

const stateText = ({ state, expiresOn, endedOn }: PersonFile) => {
  const when =
    state === 'ready' ? texts.until(formatMoment(expiresOn)) : endedOn && texts.on(formatMoment(endedOn));
  return [texts.states[state], when].filter(Boolean).join(', ');
};
