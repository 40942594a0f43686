import { CanAccess } from 'ra-core';
import { ListPage } from '../../src/kit/search/ListPage';
import { NotificationEmailSection } from './notification/NotificationEmailSection';
import { ProviderFactsRetry } from './ProviderFactsRetry';
import { providerListDefinition } from './rows/providerListDefinition';
import { UncommunicatedBanner } from './UncommunicatedBanner';
import { UploadSection } from './upload/UploadSection';

/** Annual maintenance at the provider's side (spec 2.7). */
export const ProviderMaintenance = () => (
  <ListPage definition={providerListDefinition}>
    <UncommunicatedBanner side="provider" />
    <ProviderFactsRetry />
    <CanAccess action="notification">
      <NotificationEmailSection />
    </CanAccess>
    <CanAccess action="template">
      <UploadSection />
    </CanAccess>
  </ListPage>
);
