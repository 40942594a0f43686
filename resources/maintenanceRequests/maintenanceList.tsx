import { CanAccess, useCanAccess, useGetList, useGetOne, useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CallInput } from '../../contract/calls/defineCall';
import type { searchMaintenanceRequests } from '../../contract/calls/maintenanceRequest';
import type { ApplicationRow } from '../../contract/entities/application';
import { paths } from '../../contract/paths';
import type { RecordOf } from '../../contract/records/defineRecords';
import { maintenanceFiles } from '../../contract/records/maintenanceFiles';
import { applicationStatus } from '../../contract/rules/applicationStatuses';
import { detailLists, detailPath } from '../../contract/rules/detailPath';
import type { MaintenanceProgress } from '../../contract/rules/maintenanceProgress';
import { useCapability } from '../../src/kit/access/useCapability';
import { ChoiceInput } from '../../src/kit/fields/ChoiceInput';
import type { Field } from '../../src/kit/fields/Field';
import { formatMoment } from '../../src/kit/format/lisbonTime';
import { SelectInput } from '../../src/kit/inputs/SelectInput';
import type { InputProps } from '../../src/kit/inputs/useFieldProps';
import { ButtonLink } from '../../src/kit/navigation/ButtonLink';
import { usePlaceOfRow } from '../../src/kit/prevNext/listPlace';
import type { ListDefinition } from '../../src/kit/search/ListDefinition';
import { progressTexts } from '../../src/tariff/applicationSearch/texts';
import { StatusChip } from '../../src/tariff/applicationStatus/StatusChip';
import { Icon } from '../../src/ui/icons/Icon';
import { Row } from '../../src/ui/layout/Stack';
import './maintenance.css';

/** Returns whether a maintenance request can still be edited, deleted or processed (spec 4). */
export const isSubmitted = ({ applicationStatusId }: Pick<ApplicationRow, 'applicationStatusId'>): boolean =>
  applicationStatusId === applicationStatus.submitted;

/**
 * The filter by the progress of requests. Present only if the list was opened with it, as from the overview,
 * whose call brings this filter.
 */
const ProgressInput = (props: InputProps) => {
  const isOffered = useCapability('get-overview');
  const { getValues } = useFormContext();
  const [isOpenedByIt] = useState(() => Boolean(getValues(props.source)));
  return isOffered && isOpenedByIt && <ChoiceInput {...props} choices={progressTexts} />;
};

type MaintenanceFile = RecordOf<typeof maintenanceFiles>;

/**
 * The filter by the file that requests came from. Present only if the list was opened for a file; also offers
 * the newest files.
 */
const MaintenanceFileInput = (props: InputProps) => {
  const isOffered = useCapability(maintenanceFiles.name);
  const { getValues } = useFormContext();
  const [isOpenedForFile] = useState(() => Boolean(getValues(props.source)));
  return isOffered && isOpenedForFile && <FileSelect {...props} />;
};

const offeredFiles = 100;

const FileSelect = (props: InputProps) => {
  const {
    data = [],
    error,
    isPending,
    refetch,
  } = useGetList<MaintenanceFile>(maintenanceFiles.name, {
    sort: { field: 'createdOn', order: 'DESC' },
    pagination: { page: 1, perPage: offeredFiles },
  });
  const chosenId: number | null = useWatch({ name: props.source });
  const isOlder = !isPending && chosenId !== null && data.every(({ id }) => id !== chosenId);
  const { data: older } = useGetOne<MaintenanceFile>(
    maintenanceFiles.name,
    { id: chosenId ?? 0 },
    { enabled: isOlder },
  );
  const choices = isOlder && older ? [...data, older] : data;
  return (
    <SelectInput {...props} choices={choices} optionText={nameOf} onOpen={() => error && void refetch()} />
  );
};

const nameOf = ({ filename, createdOn }: MaintenanceFile) =>
  [formatMoment(createdOn), filename].filter(Boolean).join(' · ');

/** Our own filter, after those of the specification; links from the list of files use it. */
export const maintenanceFileField = {
  source: 'maintenanceFileId',
  label: 'maintenance.file',
  kind: 'custom',
  Input: MaintenanceFileInput,
  linkedAs: 'number',
} as const satisfies Field<CallInput<typeof searchMaintenanceRequests>>;

/** The regulator's own filter; links from the overview use it. */
export const progressField = {
  source: 'progress',
  label: 'maintenance.progress',
  kind: 'custom',
  Input: ProgressInput,
  linkedAs: 'choice',
  cell: ({ progress }: { progress?: unknown }) => progressTexts[progress as MaintenanceProgress],
} as const satisfies Field<CallInput<typeof searchMaintenanceRequests>>;

/** A link to the files that were handed in, if the server can list them. */
const FilesLink = () => {
  const translate = useTranslate();
  if (!useCapability(maintenanceFiles.name)) return null;
  return (
    <CanAccess resource={maintenanceFiles.name} action="list">
      <ButtonLink to={paths.maintenanceFiles} variant="outlined">
        {translate('maintenance.files')}
      </ButtonLink>
    </CanAccess>
  );
};

/** The parts that the lists of both sides share (spec 2.7). */
export const maintenanceList = {
  path: paths.annualMaintenance,
  // The resource of the detail that a row opens.
  returnPaths: Object.values(detailLists),
  PageActions: FilesLink,
  title: 'maintenance.title',
  tableTitle: 'maintenance.tableTitle',
  nothingFound: 'maintenance.nothingFound',
  searchAction: 'list',
  hasMainAction: true,
  rowNote: (row) => isSubmitted(row) && row.hasAddressChanged && <AddressChange />,
} satisfies Partial<ListDefinition<ApplicationRow>>;

/** The extra row below a request whose address has changed, which says who can correct it (spec 2.7). */
const AddressChange = () => {
  const translate = useTranslate();
  const { canAccess: mayEdit } = useCanAccess({ action: 'edit' });
  return (
    <Row className="address-change">
      <Icon name="warning" className="ui-small-icon" />
      <span>{translate(`maintenance.addressChanged.${mayEdit ? 'editable' : 'readOnly'}`)}</span>
    </Row>
  );
};

/** The columns of both sides, before their actions (spec 2.7). */
export const maintenanceListColumns: readonly Field<ApplicationRow>[] = [
  { source: 'fiscalNumber', kind: 'digits' },
  { source: 'studentFiscalNumber', kind: 'digits' },
  { source: 'createdOn', kind: 'moment' },
  {
    source: 'recheckApplicationStatusDescription',
    kind: 'custom',
    cell: ({ recheckApplicationStatusId, recheckApplicationStatusDescription }) => (
      <StatusChip statusId={recheckApplicationStatusId} description={recheckApplicationStatusDescription} />
    ),
  },
  {
    source: 'applicationStatusDescription',
    kind: 'custom',
    cell: ({ applicationStatusId, applicationStatusDescription }) => (
      <StatusChip statusId={applicationStatusId} description={applicationStatusDescription} />
    ),
  },
];

interface DetailLinkProps {
  row: ApplicationRow;
  /** The side whose detail page it opens. */
  side: keyof typeof detailLists;
}

/** The action that guards the detail page of each side. */
const guards = {
  provider: { resource: 'applications', action: 'openDetail' },
  regulator: { resource: 'backofficeApplications', action: 'show' },
} as const;

/** 'Detalhe', for a request that is no longer Submitted and a user who may open it (spec 2.7). */
export const DetailLink = ({ row, side }: DetailLinkProps) => {
  const translate = useTranslate();
  const { data = [] } = useListContext<ApplicationRow>();
  const placeOf = usePlaceOfRow(paths.annualMaintenance);
  if (isSubmitted(row)) return null;
  return (
    <CanAccess {...guards[side]}>
      <ButtonLink
        to={detailPath(detailLists[side], { id: row.id })}
        state={placeOf(data.indexOf(row))}
        size="small"
        className="narrow row-action"
      >
        {translate('kit.table.detail')}
      </ButtonLink>
    </CanAccess>
  );
};
