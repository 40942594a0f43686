import { useQuery } from '@tanstack/react-query';
import {
  type RaRecord,
  useCanAccess,
  useInfiniteGetList,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { Button } from '../../ui/buttons/Button';
import { Row, Stack, Text } from '../../ui/layout/Stack';
import { TableSkeleton } from '../../ui/table/TableSkeleton';
import { EmailText } from '../../ui/values/EmailText';
import { RetryAlert } from '../data/RetryAlert';
import type { Field } from '../fields/Field';
import { formatMoment } from '../format/lisbonTime';
import { DifferenceTable } from './DifferenceTable';
import {
  differingFields,
  type RecordHistory,
  type RecordVersion,
  recordAfter,
  recordBefore,
} from './RecordVersion';
import { RestoreButton } from './RestoreButton';
import { historyTexts } from './texts';

interface VersionListProps {
  fields: readonly Field[];
  loadFields: RecordHistory['loadFields'];
  updateAction: string;
}

const newestFirst = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'id', order: 'DESC' },
} as const;

/** The versions of the surrounding record, newest first: who changed what, when, from what to what. */
export const VersionList = ({ fields: shown, loadFields, updateAction }: VersionListProps) => {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const versions = useInfiniteGetList<RecordVersion, Error>(`${resource}/${record?.id}/history`, newestFirst);
  const more = useQuery({
    queryKey: [resource, 'historyFields'],
    queryFn: async () => (await loadFields?.()) ?? [],
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { canAccess: mayUpdate = false } = useCanAccess({ resource, action: updateAction });
  if (!record) return null;
  const found = versions.data?.pages.flatMap(({ data }) => data);
  const fields = more.data && [...shown, ...more.data];
  return (
    <Stack gap="far">
      <RetryAlert queries={[versions, more]} />
      {!(found && fields) && !versions.error && !more.error && <TableSkeleton />}
      {found && fields && (
        <>
          {found.length === 0 && <Text tone="secondary">{historyTexts.none}</Text>}
          <Stack gap="far" role="list">
            {found.map((version) => (
              <Version
                key={version.id}
                version={version}
                fields={fields}
                record={record}
                mayUpdate={mayUpdate}
              />
            ))}
          </Stack>
        </>
      )}
      {versions.hasNextPage && (
        <Row>
          <Button
            variant="outlined"
            loading={versions.isFetchingNextPage}
            onClick={() => versions.fetchNextPage()}
          >
            {historyTexts.more}
          </Button>
        </Row>
      )}
    </Stack>
  );
};

interface VersionProps {
  version: RecordVersion;
  fields: readonly Field[];
  record: RaRecord;
  mayUpdate: boolean;
}

const Version = ({ version, fields, record, mayUpdate }: VersionProps) => {
  const translate = useTranslate();
  const { changedOn, action, username, changes } = version;
  const moment = formatMoment(changedOn);
  const [before, after] = [recordBefore(version), recordAfter(version)];
  const named = new Set(changes.map(({ field }) => field));
  const differing = new Set(differingFields(fields, before, after, translate));
  // Another file may have the name of the one before.
  const changed = fields.filter((field) => differing.has(field) || named.has(field.source));
  return (
    <Stack role="listitem" gap="close">
      <Row>
        <Text isStrong>
          <time dateTime={changedOn}>{moment}</time> · {historyTexts.actions[action]}
        </Text>
        {username && (
          <Text>
            <EmailText text={username} />
          </Text>
        )}
        {mayUpdate && <RestoreButton version={version} fields={fields} record={record} />}
      </Row>
      {action === 'found' && (
        <Text tone="secondary">{changed.length > 0 ? historyTexts.foundChanged : historyTexts.found}</Text>
      )}
      {changed.length > 0 && (
        <DifferenceTable
          name={historyTexts.changesOf(moment)}
          fields={changed}
          before={{ heading: historyTexts.before, record: before }}
          after={{ heading: historyTexts.after, record: after }}
        />
      )}
      {changed.length === 0 && action !== 'found' && <Text tone="secondary">{historyTexts.unchanged}</Text>}
    </Stack>
  );
};
