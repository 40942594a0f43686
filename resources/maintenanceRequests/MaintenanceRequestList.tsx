import { CanAccess } from 'ra-core';
import { ProviderMaintenance } from './ProviderMaintenance';
import { RegulatorMaintenance } from './RegulatorMaintenance';

/** Annual maintenance (spec 2.7): who may process requests sees the regulator's page, everyone else the provider's. */
export const MaintenanceRequestList = () => (
  <CanAccess action="process" loading={null} accessDenied={<ProviderMaintenance />}>
    <RegulatorMaintenance />
  </CanAccess>
);
