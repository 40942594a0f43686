import type { CallInput } from '../../../contract/calls/defineCall';
import type { searchMaintenanceRequests } from '../../../contract/calls/maintenanceRequest';
import type { ApplicationRow } from '../../../contract/entities/application';
import { paths } from '../../../contract/paths';
import { detailLists } from '../../../contract/rules/detailPath';
import type { MaintenanceProgress } from '../../../contract/rules/maintenanceProgress';
import type { Field } from '../../../src/kit/fields/Field';
import type { ListDefinition } from '../../../src/kit/search/ListDefinition';
import { progressTexts } from '../../../src/tariff/applicationSearch/progressTexts';
import { AddressChange } from './AddressChange';
import { FilesLink } from './FilesLink';
import { isSubmitted } from './isSubmitted';
import { MaintenanceFileInput } from './MaintenanceFileInput';
import { ProgressInput } from './ProgressInput';

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
  rowNote: (row) => isSubmitted(row) && row.hasAddressChanged && <AddressChange />,
} satisfies Partial<ListDefinition<ApplicationRow>>;
