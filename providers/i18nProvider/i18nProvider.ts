import type { I18nProvider } from 'ra-core';
import { allMessages } from './allMessages';
import { fillIn } from './fillIn';
import { flatten } from './flatten';

const locale = 'pt-PT';
const texts = flatten(allMessages);

/** Every text of the interface, in European Portuguese; a text that is no key, such as a validation message, stays as it is. */
export const i18nProvider: I18nProvider = {
  translate: (key, values = {}) => fillIn(texts.get(key) ?? values._ ?? key, values),
  changeLocale: async () => undefined,
  getLocale: () => locale,
  getLocales: () => [{ locale, name: 'Português' }],
};
