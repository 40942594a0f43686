import type { ApplicationRow } from '../../../contract/entities/application';
import { paths } from '../../../contract/paths';
import { detailLists } from '../../../contract/rules/detailPath';
import type { ListDefinition } from '../../../src/kit/search/ListDefinition';
import { AddressChange } from './AddressChange';
import { isSubmitted } from './isSubmitted';

/** What the lists of both sides have in common (spec 2.7). */
export const maintenanceList = {
  path: paths.annualMaintenance,
  // The resource of the detail that a row opens.
  returnPaths: Object.values(detailLists),
  title: 'maintenance.title',
  tableTitle: 'maintenance.tableTitle',
  nothingFound: 'maintenance.nothingFound',
  searchAction: 'list',
  rowNote: (row) => isSubmitted(row) && row.hasAddressChanged && <AddressChange />,
} satisfies Partial<ListDefinition<ApplicationRow>>;
