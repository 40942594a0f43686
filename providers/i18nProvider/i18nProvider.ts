import type { I18nProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { formatNumber } from '../../contract/rules/formatNumber';
import { externalStore } from '../http/externalStore';
import { allMessages } from './allMessages';

const locale = 'pt-PT';

/** Digits that name something instead of counting it. */
const names: ReadonlySet<unknown> = new Set(['id']);

/** Fills a text's places; numbers are written as people in Portugal read them. */
function fill(this: string, place: RegExp, lookUp: (whole: string, name: string) => unknown): string {
  return this.replace(place, (whole, name) => {
    const value = lookUp(whole, name);
    return typeof value === 'number' && !names.has(name) ? formatNumber(value) : String(value);
  });
}

const speak = (messages: typeof allMessages): I18nProvider =>
  polyglotI18nProvider(() => messages, locale, [{ locale, name: 'Português' }], {
    allowMissing: true,
    replace: fill,
  });

/** Every text of the interface, in European Portuguese; a text that is no key, such as a validation message, stays as it is. */
export const i18nProvider: I18nProvider = speak(allMessages);

/** The same as an external store: in `npm run dev` a change of texts takes its place, and what is typed stays. */
export const spokenTexts = externalStore(i18nProvider);

import.meta.hot?.accept('./allMessages', (changed) => {
  if (changed) spokenTexts.set(speak(changed.allMessages));
});
