import { useTranslate, useTranslateLabel } from 'ra-core';
import type { Filter } from './Filter';

/** Returns a function that gives a filter's label: that of its field, with the end of the range if it is one. */
export const useFilterName = () => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  return ({ source, label, bound }: Filter): string => {
    const name = String(translateLabel({ source, label }));
    return bound ? translate(`kit.search.${bound}`, { name }) : name;
  };
};
