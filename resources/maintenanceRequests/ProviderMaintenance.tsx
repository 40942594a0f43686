import { CanAccess } from 'ra-core';
import { Suspense } from 'react';
import { useSilentOne } from '../../src/kit/data/queries';
import { RetryAlert } from '../../src/kit/data/RetryAlert';
import { RevealTogether } from '../../src/kit/layout/RevealTogether';
import { ListPage } from '../../src/kit/search/ListPage';
import { loadable } from '../../src/ui/loading/loadable';
import { NotificationEmailSection } from './notification/NotificationEmailSection';
import { ownNotificationEmail } from './notification/useNotificationEmail';
import { useAnyRequestProcessed } from './period/useAnyRequestProcessed';
import { currentOrLastPeriod } from './period/useCurrentPeriod';
import { providerListDefinition } from './rows/providerListDefinition';
import { PrefilledButton } from './uncommunicated/PrefilledButton';
import { UncommunicatedBanner } from './uncommunicated/UncommunicatedBanner';
import { useOpenedList } from './uncommunicated/useOpenedList';
import { UploadSection } from './upload/UploadSection';

// Loaded on demand: most visits never open this list.
const UncommunicatedSection = loadable(
  async () => (await import('./uncommunicated/UncommunicatedSection')).UncommunicatedSection,
);

/** Annual maintenance on the provider's side (spec 2.7); the list that the banner opens follows it. */
export const ProviderMaintenance = () => {
  const { openings, open } = useOpenedList();
  return (
    <ListPage
      definition={providerListDefinition}
      after={
        openings > 0 && (
          <CanAccess action="uncommunicated">
            <Suspense fallback={null}>
              <UncommunicatedSection openings={openings} />
            </Suspense>
          </CanAccess>
        )
      }
    >
      <RevealTogether>
        <UncommunicatedBanner side="provider" onOpen={open} />
        <ProviderFactsRetry />
        <CanAccess action="notification">
          <NotificationEmailSection />
        </CanAccess>
        <CanAccess action="template">
          <UploadSection besideTemplate={<PrefilledButton />} />
        </CanAccess>
      </RevealTogether>
    </ListPage>
  );
};

/**
 * A retry button for the facts that the e-mail and the upload depend on, whose failed load shows no toast
 * (spec 8, Silent).
 */
const ProviderFactsRetry = () => (
  <RetryAlert
    queries={[
      useSilentOne(...currentOrLastPeriod),
      useSilentOne(...ownNotificationEmail),
      useAnyRequestProcessed(),
    ]}
  />
);
