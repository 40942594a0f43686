import type { ApplicationRow } from '../../../contract/entities/application';
import type { ListDefinition } from '../../../src/kit/search/ListDefinition';
import { AddressChange } from './AddressChange';
import { isSubmitted } from './isSubmitted';

/** What the lists of both sides have in common (spec 2.7). */
export const maintenanceList = {
  path: '/applicationAnnualMaintenance',
  // The details that a row opens.
  returnPaths: ['/applications', '/applicationManagement'],
  title: 'maintenance.title',
  tableTitle: 'maintenance.tableTitle',
  nothingFound: 'maintenance.nothingFound',
  searchAction: 'list',
  rowNote: (row) => isSubmitted(row) && row.hasAddressChanged && <AddressChange />,
} satisfies Partial<ListDefinition<ApplicationRow>>;
