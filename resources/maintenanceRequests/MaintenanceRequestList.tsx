import { CanAccess } from 'ra-core';
import type { ScreenComponent } from '../../src/kit/resource/defineResource';
import { searchAhead } from '../../src/kit/search/searchAhead';
import { ProviderMaintenance } from './ProviderMaintenance';
import { RegulatorMaintenance } from './RegulatorMaintenance';
import { maintenanceList } from './rows/maintenanceList';

/** Annual maintenance (spec 2.7): who may process requests sees the regulator's page, everyone else the provider's. */
export const MaintenanceRequestList: ScreenComponent = () => (
  <CanAccess action="process" loading={null} accessDenied={<ProviderMaintenance />}>
    <RegulatorMaintenance />
  </CanAccess>
);

MaintenanceRequestList.fetchAhead = (around) => searchAhead(maintenanceList, around);
