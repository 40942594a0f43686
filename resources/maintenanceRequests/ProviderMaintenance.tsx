import { CanAccess } from 'ra-core';
import { Settling } from '../../src/kit/layout/Settling';
import { ListPage } from '../../src/kit/search/ListPage';
import { NotificationEmailSection } from './notification/NotificationEmailSection';
import { ProviderFactsRetry } from './ProviderFactsRetry';
import { providerListDefinition } from './rows/providerListDefinition';
import { PrefilledButton } from './uncommunicated/PrefilledButton';
import { UncommunicatedBanner } from './uncommunicated/UncommunicatedBanner';
import { UncommunicatedSection } from './uncommunicated/UncommunicatedSection';
import { useOpenedList } from './uncommunicated/useOpenedList';
import { UploadSection } from './upload/UploadSection';

/** Annual maintenance at the provider's side (spec 2.7); the list that the banner leads to stands after it. */
export const ProviderMaintenance = () => {
  const { isOpen, open } = useOpenedList();
  return (
    <ListPage
      definition={providerListDefinition}
      after={
        isOpen && (
          <CanAccess action="uncommunicated">
            <UncommunicatedSection />
          </CanAccess>
        )
      }
    >
      <Settling>
        <UncommunicatedBanner side="provider" onOpen={open} />
        <ProviderFactsRetry />
        <CanAccess action="notification">
          <NotificationEmailSection />
        </CanAccess>
        <CanAccess action="template">
          <UploadSection besideTemplate={<PrefilledButton />} />
        </CanAccess>
      </Settling>
    </ListPage>
  );
};
