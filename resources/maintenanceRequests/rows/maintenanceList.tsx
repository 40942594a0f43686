import { CanAccess, useCanAccess, useTranslate } from 'ra-core';
import type { CallInput } from '../../../contract/calls/defineCall';
import type { searchMaintenanceRequests } from '../../../contract/calls/maintenanceRequest';
import type { ApplicationRow } from '../../../contract/entities/application';
import { paths } from '../../../contract/paths';
import { maintenanceFiles } from '../../../contract/records/maintenanceFiles';
import { detailLists } from '../../../contract/rules/detailPath';
import type { MaintenanceProgress } from '../../../contract/rules/maintenanceProgress';
import { useCapability } from '../../../src/kit/access/useCapability';
import type { Field } from '../../../src/kit/fields/Field';
import { ButtonLink } from '../../../src/kit/navigation/ButtonLink';
import type { ListDefinition } from '../../../src/kit/search/ListDefinition';
import { progressTexts } from '../../../src/tariff/applicationSearch/progressTexts';
import { Icon } from '../../../src/ui/icons/Icon';
import { Row } from '../../../src/ui/layout/Stack';
import { isSubmitted } from './isSubmitted';
import { MaintenanceFileInput } from './MaintenanceFileInput';
import { ProgressInput } from './ProgressInput';
import '../maintenance.css';

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
