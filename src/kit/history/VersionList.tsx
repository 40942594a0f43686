import { useQuery } from '@tanstack/react-query';
import {
  ListBase,
  type RaRecord,
  ResourceContextProvider,
  useCanAccess,
  useDataProvider,
  useListContext,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { Row, Stack, Text } from '../../ui/layout/Stack';
import { TableSkeleton } from '../../ui/table/TableSkeleton';
import { EmailText } from '../../ui/values/EmailText';
import { RetryAlert } from '../data/RetryAlert';
import type { Field } from '../fields/Field';
import { formatMoment } from '../format/lisbonTime';
import { offeredPageSizes, Pagination } from '../pagination/Pagination';
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
  updateAction: string | undefined;
}

/** The versions of the surrounding record, newest first, a page at a time. */
export const VersionList = (props: VersionListProps) => {
  const resource = useResourceContext();
  const record = useRecordContext();
  return (
    <ListBase
      resource={`${resource}/${record?.id}/history`}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={offeredPageSizes[0]}
      disableSyncWithLocation
      storeKey={false}
      disableAuthentication
      exporter={false}
      queryOptions={{ onError: () => undefined }}
    >
      {record && <Versions {...props} resource={resource ?? ''} record={record} />}
    </ListBase>
  );
};

/** The versions on this page of the surrounding list: who changed what, when, from what to what. */
const Versions = (props: VersionListProps & { resource: string; record: RaRecord }) => {
  const { fields: shown, loadFields, updateAction, resource, record } = props;
  const dataProvider = useDataProvider();
  const own = useQuery({
    queryKey: [resource, 'historyFields'],
    queryFn: async () => (await loadFields?.(dataProvider)) ?? [],
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { canAccess = false } = useCanAccess({ resource, action: updateAction ?? 'edit' });
  const fields = own.data && [...shown, ...own.data];
  const { data: versions, total = 0, error, refetch, isFetching } = useListContext<RecordVersion>();
  return (
    <ResourceContextProvider value={resource}>
      <Stack gap="far">
        <RetryAlert queries={[{ error, refetch, isFetching: isFetching ?? false }, own]} />
        {!(versions && fields) && !error && !own.error && <TableSkeleton />}
        {versions?.length === 0 && <Text tone="secondary">{historyTexts.none}</Text>}
        {versions && fields && (
          <Stack gap="far" role="list">
            {versions.map((version) => (
              <Version
                key={version.id}
                version={version}
                fields={fields}
                record={record}
                mayUpdate={canAccess && updateAction !== undefined}
              />
            ))}
          </Stack>
        )}
        {total > offeredPageSizes[0] && <Pagination list={historyTexts.title} />}
      </Stack>
    </ResourceContextProvider>
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
