import { CoreAdminContext, memoryStore, ResourceContextProvider, type TranslationMessages } from 'ra-core';
import fakeDataProvider from 'ra-data-fakerest';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import portuguese from 'ra-language-portuguese';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { mergeMessages } from '../../../../providers/i18nProvider/mergeMessages';
import { messages as reactAdmin } from '../../../../providers/i18nProvider/reactAdmin';
import { messages as kit } from '../../../../src/kit/messages';
import { Notification } from '../../../../src/kit/notifications/Notification';
import { makeRecords, recordTexts } from './records';

const ofProduct = mergeMessages(portuguese, reactAdmin, kit, { resources: recordTexts });
const texts = ofProduct as typeof ofProduct & TranslationMessages;
const i18nProvider = polyglotI18nProvider(() => texts, 'pt', { allowMissing: true });

interface ExampleFrameProps {
  path: string | undefined;
  children: ReactNode;
}

/** What stands around an example: an application whose records are kept in memory, and where all is allowed. */
export const ExampleFrame = ({ path = '/', children }: ExampleFrameProps) => {
  const [dataProvider] = useState(() => fakeDataProvider(makeRecords(), false));
  const [store] = useState(memoryStore);
  return (
    <MemoryRouter initialEntries={[path]}>
      <CoreAdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={store}>
        <ResourceContextProvider value="complaints">{children}</ResourceContextProvider>
        <Notification />
      </CoreAdminContext>
    </MemoryRouter>
  );
};
