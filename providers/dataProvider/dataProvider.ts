import simpleRestProvider from 'ra-data-simple-rest';
import { httpClient } from '../http/httpClient';
import { activationReasons } from './adapters/activationReasons';
import { addresses } from './adapters/addresses';
import { anonymizedApplications } from './adapters/anonymizedApplications';
import { applicationActivations } from './adapters/applicationActivations';
import { applicationCancellations } from './adapters/applicationCancellations';
import { applicationDeactivations } from './adapters/applicationDeactivations';
import { applicationDecisions } from './adapters/applicationDecisions';
import { applicationFiles } from './adapters/applicationFiles';
import { applicationHistory } from './adapters/applicationHistory';
import { applicationRechecks } from './adapters/applicationRechecks';
import { applicationStatuses } from './adapters/applicationStatuses';
import { applications } from './adapters/applications';
import { backofficeApplicationStatuses } from './adapters/backofficeApplicationStatuses';
import { backofficeApplications } from './adapters/backofficeApplications';
import { cancellationReasons } from './adapters/cancellationReasons';
import { inactivationReasons } from './adapters/inactivationReasons';
import { mailNotifications } from './adapters/mailNotifications';
import { providerContext } from './adapters/providerContext';
import { providers } from './adapters/providers';
import { recheckProgress } from './adapters/recheckProgress';
import { recheckRequests } from './adapters/recheckRequests';
import { createDataProvider } from './createDataProvider';

/** The data provider of this application (spec 7). */
export const dataProvider = createDataProvider({
  adapters: {
    activationReasons,
    addresses,
    anonymizedApplications,
    applicationActivations,
    applicationCancellations,
    applicationDeactivations,
    applicationDecisions,
    applicationFiles,
    applicationHistory,
    applicationRechecks,
    applicationStatuses,
    applications,
    backofficeApplicationStatuses,
    backofficeApplications,
    cancellationReasons,
    inactivationReasons,
    mailNotifications,
    providerContext,
    providers,
    recheckProgress,
    recheckRequests,
  },
  fallback: simpleRestProvider('/api', httpClient),
});
