import { CanAccess, useCanAccess } from 'ra-core';
import { Suspense } from 'react';
import { RevealTogether } from '../../src/kit/layout/RevealTogether';
import { ListPage } from '../../src/kit/search/ListPage';
import { loadable } from '../../src/ui/loading/loadable';
import { PeriodSection } from './period/PeriodSection';
import { ProcessingContext, useProcessing } from './processing/useProcessing';
import { regulatorListDefinition, selectingListDefinition } from './rows/regulatorListDefinition';
import { CountsByProvider } from './uncommunicated/CountsByProvider';
import { UncommunicatedBanner } from './uncommunicated/UncommunicatedBanner';
import { useOpenedList } from './uncommunicated/useOpenedList';

// Loaded on demand: most visits process nothing.
const ProcessingSection = loadable(
  async () => (await import('./processing/ProcessingSection')).ProcessingSection,
);

/**
 * Annual maintenance on the regulator's side (spec 2.7); the processing and the counts that the banner opens
 * follow it.
 */
export const RegulatorMaintenance = () => {
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
