import { RetryAlert } from '../../src/kit/data/RetryAlert';
import { useSilentOne } from '../../src/kit/data/useSilentOne';

/** Offers to load again what decides on e-mail and upload: a failure of it is told by no toast (spec 8, Silent). */
export const ProviderFactsRetry = () => (
  <RetryAlert
    queries={[
      useSilentOne('maintenancePeriods', 'currentOrLast'),
      useSilentOne('notificationEmails', 'own'),
      useSilentOne('maintenanceFacts', 'anyProcessed'),
    ]}
  />
);
