import { memo, type ReactNode, Suspense } from 'react';
import { loadable } from '../../ui/loading/loadable';
import { type FieldKind, type FieldOf, kindOf } from '../fields/Field';
import { DateInput } from '../inputs/DateInput';
import { DigitsInput } from '../inputs/DigitsInput';
import { LineInput } from '../inputs/LineInput';
import { largestNumber, NumberInput } from '../inputs/NumberInput';
import { LookupInput, NullableBooleanInput } from '../inputs/SelectInput';
import type { InputProps } from '../inputs/useFieldProps';
import { type Filter, useFilterName } from './Filter';
import { notBefore } from './notBefore';

// Loaded on demand, because the lists that everyone opens have no filters of these kinds.
const AmountInput = loadable(async () => (await import('../inputs/AmountInput')).AmountInput);
const ChoiceInput = loadable(async () => (await import('../fields/ChoiceInput')).ChoiceInput);

/** The length of a text, and its validation: typing ends at `maxLength`, but what is pasted is not cut. */
const textProps = ({ maxLength, problem }: FieldOf<'text'>) => ({
  maxLength,
  validate: (value: unknown) => {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text === '') return undefined;
    return problem?.(text) ?? atMost('maxLength', text.length, maxLength ?? text.length);
  },
});
const numberProps = ({ max = largestNumber }: FieldOf<'number'>) => ({
  max,
  validate: (value: number | null) => atMost('maxValue', value ?? 0, max),
});
const atMost = (rule: string, value: number, max: number) =>
  value > max ? { message: `ra.validation.${rule}`, args: { max } } : undefined;

type FilterKinds = {
  readonly [Kind in FieldKind]: (props: { field: FieldOf<Kind>; common: InputProps }) => ReactNode;
};

/** The filter of each kind of field. */
const filterKinds: FilterKinds = {
  text: ({ field, common }) => <LineInput {...common} clean={field.clean} {...textProps(field)} />,
  // The filter takes any part of a text, but its rules are for the whole.
  longText: ({ field, common }) => <LineInput {...common} {...textProps({ ...field, problem: undefined })} />,
  email: ({ field, common }) => <LineInput {...common} {...textProps({ ...field, problem: undefined })} />,
  digits: ({ field, common }) => <DigitsInput {...common} {...textProps(field)} />,
  number: ({ field, common }) => <NumberInput {...common} {...numberProps(field)} />,
  money: ({ common }) => <AmountInput {...common} />,
  date: ({ field, common }) => <DateInput {...common} validate={notBefore(field.notBefore)} />,
  moment: ({ common }) => <DateInput {...common} />,
  yesNo: ({ common }) => <NullableBooleanInput {...common} />,
  choice: ({ field, common }) => <ChoiceInput {...common} choices={field.choices} />,
  lookup: ({ field, common }) => <LookupInput {...common} lookup={field.lookup} />,
  file: () => null,
  custom: ({ field: { Input }, common }) => Input && <Input {...common} />,
};

/** The input of one filter; memoised, because it does not depend on the state of the list. */
export const FilterFormInput = memo(({ field }: { field: Filter }) => {
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
