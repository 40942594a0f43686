import { CanAccess } from 'ra-core';
import type { ScreenComponent } from '../../src/kit/resource/defineResource';
import { prefetchSearch } from '../../src/kit/search/prefetchSearch';
import { ProviderMaintenance } from './ProviderMaintenance';
import { RegulatorMaintenance } from './RegulatorMaintenance';
import { providerListDefinition } from './rows/providerListDefinition';
import { regulatorListDefinition } from './rows/regulatorListDefinition';

/** Annual maintenance (spec 2.7): users who may process requests get the regulator's page, all others the provider's. */
export const MaintenanceRequestList: ScreenComponent = () => (
  <CanAccess action="process" loading={null} accessDenied={<ProviderMaintenance />}>
    <RegulatorMaintenance />
  </CanAccess>
);

MaintenanceRequestList.prefetch = (around) =>
  prefetchSearch(around.allows('process') ? regulatorListDefinition : providerListDefinition, around);
