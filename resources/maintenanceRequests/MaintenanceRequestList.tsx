import { CanAccess } from 'ra-core';
import { prefetchAnswer } from '../../src/kit/data/useAnswer';
import { prefetchOne } from '../../src/kit/data/useSilentOne';
import type { ScreenComponent } from '../../src/kit/resource/defineResource';
import { prefetchSearch } from '../../src/kit/search/prefetchSearch';
import { ownNotificationEmail } from './notification/useNotificationEmail';
import { ProviderMaintenance } from './ProviderMaintenance';
import { anyRequestProcessed } from './period/useAnyRequestProcessed';
import { currentOrLastPeriod, currentOrNextPeriod } from './period/useCurrentPeriod';
import { RegulatorMaintenance } from './RegulatorMaintenance';
import { providerListDefinition } from './rows/providerListDefinition';
import { regulatorListDefinition } from './rows/regulatorListDefinition';
import { uncommunicatedCount } from './uncommunicated/useUncommunicatedCount';

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
