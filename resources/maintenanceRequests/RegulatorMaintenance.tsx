import { useCanAccess } from 'ra-core';
import { ListPage } from '../../src/kit/search/ListPage';
import { PeriodSection } from './period/PeriodSection';
import { regulatorListDefinition, selectingListDefinition } from './rows/regulatorListDefinition';
import { UncommunicatedBanner } from './UncommunicatedBanner';

/** Annual maintenance at the regulator's side (spec 2.7). */
export const RegulatorMaintenance = () => {
  const { canAccess: canSelect } = useCanAccess({ action: 'select' });
  return (
    <ListPage definition={canSelect ? selectingListDefinition : regulatorListDefinition}>
      <UncommunicatedBanner side="regulator" />
      <PeriodSection />
    </ListPage>
  );
};
