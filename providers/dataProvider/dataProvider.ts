import simpleRestProvider from 'ra-data-simple-rest';
import { httpClient } from '../http/httpClient';
import { addresses } from './adapters/addresses';
import { applicationFiles } from './adapters/applicationFiles';
import { applicationHistory } from './adapters/applicationHistory';
import { applicationStatuses } from './adapters/applicationStatuses';
import { applications } from './adapters/applications';
import { backofficeApplicationStatuses } from './adapters/backofficeApplicationStatuses';
import { backofficeApplications } from './adapters/backofficeApplications';
import { maintenanceExports } from './adapters/maintenanceExports';
import { maintenanceFacts } from './adapters/maintenanceFacts';
import { maintenanceFiles } from './adapters/maintenanceFiles';
import { maintenancePeriods } from './adapters/maintenancePeriods';
import { maintenanceProcessings } from './adapters/maintenanceProcessings';
import { maintenanceRequests } from './adapters/maintenanceRequests';
import { maintenanceSelections } from './adapters/maintenanceSelections';
import { maintenanceTemplate } from './adapters/maintenanceTemplate';
import { notificationEmails } from './adapters/notificationEmails';
import { providerContext } from './adapters/providerContext';
import { providers } from './adapters/providers';
import { createDataProvider } from './createDataProvider';

/** The data provider of this application (spec 7). */
export const dataProvider = createDataProvider({
  adapters: {
    addresses,
    applicationFiles,
    applicationHistory,
    applicationStatuses,
    applications,
    backofficeApplicationStatuses,
    backofficeApplications,
    maintenanceExports,
    maintenanceFacts,
    maintenanceFiles,
    maintenancePeriods,
    maintenanceProcessings,
    maintenanceRequests,
    maintenanceSelections,
    maintenanceTemplate,
    notificationEmails,
    providerContext,
    providers,
  },
  fallback: simpleRestProvider('/api', httpClient),
});
