import type { I18nProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { allMessages } from './allMessages';

const locale = 'pt-PT';

/** Every text of the interface, in European Portuguese; a text that is no key, such as a validation message, stays as it is. */
export const i18nProvider: I18nProvider = polyglotI18nProvider(
  () => allMessages,
  locale,
  [{ locale, name: 'Português' }],
  { allowMissing: true },
);
