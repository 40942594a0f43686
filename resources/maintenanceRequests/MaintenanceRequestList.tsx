import { CanAccess, useCanAccess } from 'ra-core';
import { Suspense } from 'react';
import { prefetchAnswer, prefetchOne } from '../../src/kit/data/queries';
import { RevealTogether } from '../../src/kit/layout/RevealTogether';
import type { ScreenComponent } from '../../src/kit/resource/defineResource';
import { ListPage } from '../../src/kit/search/ListPage';
import { prefetchSearch } from '../../src/kit/search/prefetchSearch';
import { loadable } from '../../src/ui/loading/loadable';
import { ownNotificationEmail } from './notification/useNotificationEmail';
import { ProviderMaintenance } from './ProviderMaintenance';
import { PeriodSection } from './period/PeriodSection';
import { anyRequestProcessed } from './period/useAnyRequestProcessed';
import { currentOrLastPeriod, currentOrNextPeriod } from './period/useCurrentPeriod';
import { ProcessingContext, useProcessing } from './processing/useProcessing';
import { providerListDefinition } from './rows/providerListDefinition';
import { regulatorListDefinition, selectingListDefinition } from './rows/regulatorListDefinition';
import { CountsByProvider } from './uncommunicated/CountsByProvider';
import { UncommunicatedBanner } from './uncommunicated/UncommunicatedBanner';
import { useOpenedList } from './uncommunicated/useOpenedList';
import { uncommunicatedCount } from './uncommunicated/useUncommunicatedCount';

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
      <ListPage
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
      </ListPage>
    </ProcessingContext>
  );
};

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
