import { useCanAccess, useDataProvider } from 'ra-core';
import { useState } from 'react';
import type { z } from 'zod';
import { detailLists, detailPath } from '../../../../contract/rules/detailPath';
import { useAction } from '../../../../src/kit/actions/useAction';
import { useDownload } from '../../../../src/kit/detail/DownloadButton';
import type { Field } from '../../../../src/kit/fields/Field';
import { DataTable } from '../../../../src/kit/table/DataTable';
import { Button } from '../../../../src/ui/buttons/Button';
import { Row, Stack, Text } from '../../../../src/ui/layout/Stack';
import { Section } from '../../../../src/ui/page/Section';
import type { wouldLose } from '../../contract/renewal';
import { exceptionReasons } from '../../contract/states';
import { wouldLoseTexts as texts } from './texts';

type Loser = z.infer<typeof wouldLose> & { id: number };

/** Who would lose their tariff by the stored answers, part by part, and as a workbook. */
export const WouldLose = ({ renewalId }: { renewalId: number }) => {
  const dataProvider = useDataProvider();
  const { canAccess: mayOpen = false } = useCanAccess({
    resource: 'backofficeApplications',
    action: 'show',
  });
  const [rows, setRows] = useState<readonly Loser[]>();
  const [next, setNext] = useState<number | null>(null);
  const { start, isRunning } = useAction<number | null>({
    run: async (after) => {
      const filter = { renewalId, ...(after !== null && { after }) };
      const { data, meta } = await dataProvider.getList<Loser>('renewals/wouldLose', { filter });
      setRows((before = []) => [...before, ...data]);
      setNext(meta?.next ?? null);
    },
    failureMessage: texts.notLoaded,
  });
  const { download, isPending } = useDownload({
    filename: texts.file(renewalId),
    fetchFile: async () => {
      const meta = { file: 'wouldLose' };
      return (await dataProvider.getOne('renewals/files', { id: renewalId, meta })).data.file;
    },
    failureMessage: texts.notLoaded,
  });
  return (
    <Section title={texts.title} description={texts.about}>
      <Stack gap="close">
        {rows?.length === 0 && <Text>{texts.none}</Text>}
        {rows && rows.length > 0 && (
          <DataTable name={texts.title} data={rows} columns={columns} rowLink={mayOpen ? link : undefined} />
        )}
        {rows && rows.length > 0 && next === null && <Text tone="secondary">{texts.end}</Text>}
        <Row>
          {(!rows || next !== null) && (
            <Button variant="outlined" loading={isRunning} onClick={() => start(next)}>
              {rows ? texts.more : texts.list}
            </Button>
          )}
          <Button variant="outlined" icon="download" loading={isPending} onClick={download}>
            {texts.download}
          </Button>
        </Row>
      </Stack>
    </Section>
  );
};

const link = {
  label: texts.detail,
  to: ({ applicationId: id }: Loser) => detailPath(detailLists.regulator, { id }),
};

const columns: readonly Field<Loser>[] = [
  { source: 'fullName', label: texts.name, inCard: 'title' },
  { source: 'fiscalNumber', label: texts.nif, kind: 'digits' },
  { source: 'providerDescription', label: texts.provider },
  { source: 'reason', label: texts.reason, cell: ({ reason }) => exceptionReasons[reason] },
  { source: 'activationStartDate', label: texts.since, kind: 'date' },
  { source: 'askedOn', label: texts.askedOn, kind: 'moment' },
];
