import { type RaRecord, useTranslate, useTranslateLabel } from 'ra-core';
import type { Field } from '../fields/Field';

/** A field used as a search filter; `bound` if it is one end of a range. */
export type Filter<Values = RaRecord, Texts = unknown> = Field<Values, Texts> & { bound?: 'from' | 'to' };

const ranged = { date: 'date', moment: 'date', money: 'money' } as const;

/**
 * Returns the filters of a field: for a date, a moment or an amount the two ends of a range, named with `_gte` and
 * `_lte` as in ra-data-simple-rest; for any other kind the field itself.
 */
export const filtersOf = (field: Field, label: string): readonly Filter[] => {
  const { kind, source, isWide } = field;
  if (kind !== 'date' && kind !== 'moment' && kind !== 'money') return [field];
  const from = `${source}_gte`;
  const common = { kind: ranged[kind], label, isWide };
  return [
    { ...common, source: from, bound: 'from' },
    { ...common, source: `${source}_lte`, bound: 'to', ...(kind !== 'money' && { notBefore: from }) },
  ];
};

/** Returns a function that gives a filter's label: that of its field, with the end of the range if it is one. */
export const useFilterName = () => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  return ({ source, label, bound }: Filter): string => {
    const name = String(translateLabel({ source, label }));
    return bound ? translate(`kit.search.${bound}`, { name }) : name;
  };
};
