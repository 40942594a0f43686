import type { I18nProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { formatNumber } from '../../contract/rules/formatNumber';
import { externalStore } from '../externalStore';
import { allMessages } from './allMessages';
import { language } from './reactAdmin';

/** Parameters whose digits identify something instead of counting it. */
const names: ReadonlySet<unknown> = new Set(['id']);

/** Fills in a text's placeholders; numbers are formatted as people in Portugal read them. */
function fill(this: string, placeholder: RegExp, lookUp: (whole: string, name: string) => unknown): string {
  return this.replace(placeholder, (whole, name) => {
    const value = lookUp(whole, name);
    return typeof value === 'number' && !names.has(name) ? formatNumber(value) : String(value);
  });
}

const createI18nProvider = (messages: typeof allMessages): I18nProvider =>
  polyglotI18nProvider(() => messages, language.locale, [language], {
    allowMissing: true,
    replace: fill,
  });

/**
 * Every text of the interface, in European Portuguese; a text that is not a key, such as a validation
 * message, is left as is.
 */
export const i18nProvider: I18nProvider = createI18nProvider(allMessages);

/** The provider as an external store: in `npm run dev` it is replaced when texts change, and form input is kept. */
export const i18nStore = externalStore(i18nProvider);

import.meta.hot?.accept('./allMessages', (changed) => {
  if (changed) i18nStore.set(createI18nProvider(changed.allMessages));
});
