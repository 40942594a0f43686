import simpleRestProvider from 'ra-data-simple-rest';
import { httpClient } from '../http/httpClient';
import { addresses } from './adapters/addresses';
import { applicationFiles } from './adapters/applicationFiles';
import { applicationHistory } from './adapters/applicationHistory';
import { applicationStatuses } from './adapters/applicationStatuses';
import { applications } from './adapters/applications';
import { backofficeApplicationStatuses } from './adapters/backofficeApplicationStatuses';
import { backofficeApplications } from './adapters/backofficeApplications';
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
    providerContext,
    providers,
  },
  fallback: simpleRestProvider('/api', httpClient),
});
