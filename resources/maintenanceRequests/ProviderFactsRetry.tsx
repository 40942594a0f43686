import { RetryAlert } from '../../src/kit/data/RetryAlert';
import { useSilentOne } from '../../src/kit/data/useSilentOne';
import { ownNotificationEmail } from './notification/useNotificationEmail';
import { useAnyRequestProcessed } from './period/useAnyRequestProcessed';
import { currentOrLastPeriod } from './period/useCurrentPeriod';

/**
 * A retry button for the facts that the e-mail and the upload depend on, whose failed load shows no toast
 * (spec 8, Silent).
 */
export const ProviderFactsRetry = () => (
  <RetryAlert
    queries={[
      useSilentOne(...currentOrLastPeriod),
      useSilentOne(...ownNotificationEmail),
      useAnyRequestProcessed(),
    ]}
  />
);
