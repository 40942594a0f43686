import { RetryAlert } from '../../src/kit/data/RetryAlert';
import { useSilentOne } from '../../src/kit/data/useSilentOne';
import { useAnyRequestProcessed } from './period/useAnyRequestProcessed';

/** A retry button for the facts that e-mail and upload depend on, because their failed load shows no toast (spec 8, Silent). */
export const ProviderFactsRetry = () => (
  <RetryAlert
    queries={[
      useSilentOne('maintenancePeriods', 'currentOrLast'),
      useSilentOne('notificationEmails', 'own'),
      useAnyRequestProcessed(),
    ]}
  />
);
