import { maxLength as isNoLongerThan, maxValue } from 'ra-core';
import { memo, type ReactNode, Suspense } from 'react';
import { loadable } from '../../ui/loading/loadable';
import type { FieldKind, FieldOf } from '../fields/Field';
import { kindOf, largestNumber } from '../fields/Field';
import { DateInput } from '../inputs/DateInput';
import { DigitsInput } from '../inputs/DigitsInput';
import type { InputProps } from '../inputs/InputProps';
import { LookupInput } from '../inputs/LookupInput';
import { TextInput } from '../inputs/TextInput';
import { YesNoInput } from '../inputs/YesNoInput';
import type { Filter } from './Filter';
import { notBefore } from './notBefore';
import { useFilterName } from './useFilterName';

// Loaded on demand, because the lists that everyone opens have no filters of these kinds.
const AmountInput = loadable(async () => (await import('../inputs/AmountInput')).AmountInput);
const ChoiceInput = loadable(async () => (await import('../fields/ChoiceInput')).ChoiceInput);

const isShort = ({ maxLength }: FieldOf<'text'>) =>
  maxLength === undefined ? [] : [isNoLongerThan(maxLength)];

const validateProps = (field: FieldOf<'text'>) => ({
  validate: [
    (value: unknown) =>
      typeof value === 'string' && value.trim() !== '' ? field.problem?.(value.trim()) : undefined,
    ...isShort(field),
  ],
});

const atMost = (max = largestNumber) => ({ maxLength: String(max).length, validate: maxValue(max) });

type FilterKinds = {
  readonly [Kind in FieldKind]: (props: { field: FieldOf<Kind>; common: InputProps }) => ReactNode;
};

/** The filter of each kind of field. */
const filterKinds: FilterKinds = {
  text: ({ field, common }) => (
    <TextInput {...common} maxLength={field.maxLength} clean={field.clean} {...validateProps(field)} />
  ),
  // Not validated, because the filter takes any part of a text and the rules are for the whole.
  longText: ({ field, common }) => (
    <TextInput {...common} maxLength={field.maxLength} validate={isShort(field)} />
  ),
  email: ({ field, common }) => (
    <TextInput {...common} maxLength={field.maxLength} validate={isShort(field)} />
  ),
  digits: ({ field, common }) => (
    <DigitsInput {...common} maxLength={field.maxLength} {...validateProps(field)} />
  ),
  number: ({ field, common }) => <DigitsInput {...common} {...atMost(field.max)} asNumber />,
  money: ({ common }) => <AmountInput {...common} />,
  date: ({ field, common }) => <DateInput {...common} validate={notBefore(field.notBefore)} />,
  moment: ({ common }) => <DateInput {...common} />,
  yesNo: ({ common }) => <YesNoInput {...common} />,
  choice: ({ field, common }) => <ChoiceInput {...common} choices={field.choices} />,
  lookup: ({ field, common }) => <LookupInput {...common} lookup={field.lookup} />,
  file: () => null,
  custom: ({ field: { Input }, common }) => Input && <Input {...common} />,
};

/** The input of one filter; memoised, because it does not depend on the state of the list. */
export const SearchInput = memo(({ field }: { field: Filter }) => {
  const nameOf = useFilterName();
  const { source, bound } = field;
  // Each entry takes fields of its own kind, which the types can't verify for a kind known only at run time.
  const OfKind = filterKinds[kindOf(field)] as FilterKinds['text'];
  const label = bound ? nameOf(field) : field.label;
  return (
    <Suspense fallback={null}>
      <OfKind field={field as FieldOf<'text'>} common={{ source, label }} />
    </Suspense>
  );
});
