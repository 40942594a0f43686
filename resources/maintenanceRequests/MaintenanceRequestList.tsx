import { CanAccess, useCanAccess } from 'ra-core';
import { Suspense } from 'react';
import { prefetchAnswer, prefetchOne, useSilentOne } from '../../src/kit/data/queries';
import { RetryAlert } from '../../src/kit/data/RetryAlert';
import { RevealTogether } from '../../src/kit/layout/RevealTogether';
import type { ScreenComponent } from '../../src/kit/resource/defineResource';
import { List } from '../../src/kit/search/List';
import { prefetchSearch } from '../../src/kit/search/prefetchSearch';
import { loadable } from '../../src/ui/loading/loadable';
import { ProcessingContext, useProcessing } from './processing/useProcessing';
import { providerListDefinition } from './providerListDefinition';
import { regulatorListDefinition, selectingListDefinition } from './regulatorListDefinition';
import { NotificationEmailSection } from './settings/NotificationEmailSection';
import { PeriodSection } from './settings/PeriodSection';
import {
  anyRequestProcessed,
  currentOrLastPeriod,
  currentOrNextPeriod,
  ownNotificationEmail,
  useAnyRequestProcessed,
} from './settings/providerFacts';
import { CountsByProvider } from './uncommunicated/CountsByProvider';
import { PrefilledButton } from './uncommunicated/PrefilledButton';
import {
  UncommunicatedBanner,
  uncommunicatedCount,
  useOpenedList,
} from './uncommunicated/UncommunicatedBanner';
import { UploadSection } from './upload/UploadSection';

/** Annual maintenance (spec 2.7): users who may process requests get the regulator's page, all others the provider's. */
export const MaintenanceRequestList: ScreenComponent = () => (
  <CanAccess action="process" loading={null} accessDenied={<ProviderMaintenance />}>
    <RegulatorMaintenance />
  </CanAccess>
);

MaintenanceRequestList.prefetch = (environment) => {
  const isRegulator = environment.allows('process');
  prefetchSearch(isRegulator ? regulatorListDefinition : providerListDefinition, environment);
  // RevealTogether hides the sections above the list until all of these are answered.
  prefetchAnswer(environment, uncommunicatedCount);
  if (isRegulator) return prefetchOne(environment, ...currentOrNextPeriod);
  prefetchAnswer(environment, anyRequestProcessed);
  prefetchOne(environment, ...currentOrLastPeriod);
  prefetchOne(environment, ...ownNotificationEmail);
};

// Loaded on demand: most visits process nothing.
const ProcessingSection = loadable(
  async () => (await import('./processing/ProcessingSection')).ProcessingSection,
);

/**
 * Annual maintenance on the regulator's side (spec 2.7); the processing and the counts that the banner opens
 * follow it.
 */
const RegulatorMaintenance = () => {
  const { canAccess: canSelect } = useCanAccess({ action: 'select' });
  const { openings, open } = useOpenedList();
  const processing = useProcessing();
  return (
    <ProcessingContext value={processing}>
      <List
        definition={canSelect ? selectingListDefinition : regulatorListDefinition}
        after={
          <>
            {processing.run && (
              <Suspense fallback={null}>
                <ProcessingSection />
              </Suspense>
            )}
            {openings > 0 && (
              <CanAccess action="uncommunicatedByProvider">
                <CountsByProvider openings={openings} />
              </CanAccess>
            )}
          </>
        }
      >
        <RevealTogether>
          <UncommunicatedBanner side="regulator" onOpen={open} />
          <PeriodSection />
        </RevealTogether>
      </List>
    </ProcessingContext>
  );
};

// Loaded on demand: most visits never open this list.
const UncommunicatedSection = loadable(
  async () => (await import('./uncommunicated/UncommunicatedSection')).UncommunicatedSection,
);

/** Annual maintenance on the provider's side (spec 2.7); the list that the banner opens follows it. */
const ProviderMaintenance = () => {
  const { openings, open } = useOpenedList();
  return (
    <List
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
    </List>
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
