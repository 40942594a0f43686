import { CanAccess, useCanAccess } from 'ra-core';
import { ListPage } from '../../src/kit/search/ListPage';
import { PeriodSection } from './period/PeriodSection';
import { regulatorListDefinition, selectingListDefinition } from './rows/regulatorListDefinition';
import { CountsByProvider } from './uncommunicated/CountsByProvider';
import { UncommunicatedBanner } from './uncommunicated/UncommunicatedBanner';
import { useOpenedList } from './uncommunicated/useOpenedList';

/** Annual maintenance at the regulator's side (spec 2.7); the numbers that the banner leads to stand after it. */
export const RegulatorMaintenance = () => {
  const { canAccess: canSelect } = useCanAccess({ action: 'select' });
  const { isOpen, open } = useOpenedList();
  return (
    <ListPage
      definition={canSelect ? selectingListDefinition : regulatorListDefinition}
      after={
        isOpen && (
          <CanAccess action="uncommunicatedByProvider">
            <CountsByProvider />
          </CanAccess>
        )
      }
    >
      <UncommunicatedBanner side="regulator" onOpen={open} />
      <PeriodSection />
    </ListPage>
  );
};
