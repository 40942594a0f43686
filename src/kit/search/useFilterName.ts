import { useTranslate, useTranslateLabel } from 'ra-core';
import type { Filter } from './Filter';

/** What a filter is called: the name of its field, with the end of the range that it is. */
export const useFilterName = () => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  return ({ source, label, bound }: Filter): string => {
    const name = String(translateLabel({ source, label }));
    return bound ? translate(`kit.search.${bound}`, { name }) : name;
  };
};
