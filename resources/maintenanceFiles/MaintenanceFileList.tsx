import { CanAccess, useTranslate } from 'ra-core';
import { paths } from '../../contract/paths';
import type { RecordOf } from '../../contract/records/defineRecords';
import { maintenanceFiles } from '../../contract/records/maintenanceFiles';
import { pickListPageSize } from '../../contract/rules/paging';
import type { Field } from '../../src/kit/fields/Field';
import { ButtonLink } from '../../src/kit/navigation/ButtonLink';
import { filtersOf } from '../../src/kit/search/Filter';
import { List } from '../../src/kit/search/List';
import { type DefaultSort, defineList, type ListDefinition } from '../../src/kit/search/ListDefinition';
import { searchAddress } from '../../src/kit/search/searchAddress';
import type { messages } from './messages';

type MaintenanceFile = RecordOf<typeof maintenanceFiles>;
type FileField = Field<MaintenanceFile, typeof messages>;

/** The files that were handed in, newest first: a provider sees its own, the regulator sees all. */
export const MaintenanceFileList = () => (
  <CanAccess
    resource="maintenanceRequests"
    action="process"
    loading={null}
    accessDenied={<List definition={providerList} />}
  >
    <List definition={regulatorList} />
  </CanAccess>
);

/** A link back to the requests of all files. */
const AllRequestsLink = () => {
  const translate = useTranslate();
  return (
    <ButtonLink to={paths.annualMaintenance} variant="outlined">
      {translate('resources.maintenanceFiles.list.back')}
    </ButtonLink>
  );
};

const FileName = ({ filename }: MaintenanceFile) => {
  const translate = useTranslate();
  return filename ?? translate('resources.maintenanceFiles.list.withoutName');
};

const when: FileField = { source: 'createdOn', kind: 'moment', sortable: true };
const handedInBy: FileField = { source: 'createdBy', kind: 'text' };
const provider: FileField = {
  source: 'providerId',
  kind: 'lookup',
  ownText: 'providerName',
  lookup: { resource: 'maintenanceFiles/choices/providerId', text: 'name', size: pickListPageSize },
};
const filters: readonly FileField[] = [{ source: 'filename', kind: 'text' }, when, handedInBy];
const columns: readonly FileField[] = [
  { source: 'filename', kind: 'text', cell: (file) => <FileName {...file} /> },
  when,
  handedInBy,
  { source: 'lineCount', kind: 'number', sortable: true },
  { source: 'openCount', kind: 'number' },
  { source: 'processedCount', kind: 'number' },
  { source: 'refusedCount', kind: 'number' },
];

const listOf = (search: readonly FileField[], shown: readonly FileField[]): ListDefinition<MaintenanceFile> =>
  defineList<MaintenanceFile, MaintenanceFile>({
    path: paths.maintenanceFiles,
    returnPaths: [paths.annualMaintenance],
    title: 'resources.maintenanceFiles.list.title',
    tableTitle: 'resources.maintenanceFiles.list.title',
    nothingYet: 'resources.maintenanceFiles.list.nothingYet',
    searchAction: 'list',
    search: search.flatMap((field) =>
      filtersOf(field as Field, `resources.maintenanceFiles.fields.${field.source}`),
    ) as readonly Field<MaintenanceFile>[],
    columns: shown as readonly Field<MaintenanceFile>[],
    defaultSort: maintenanceFiles.defaultSort as DefaultSort,
    rowLink: {
      label: 'resources.maintenanceFiles.list.row',
      action: 'list',
      to: ({ id }) => searchAddress(paths.annualMaintenance, { maintenanceFileId: id }),
    },
    PageActions: AllRequestsLink,
  });

const providerList = listOf(filters, columns);
const regulatorList = listOf([...filters, provider], [...columns, provider]);
