import { DateInput } from '../inputs/DateInput';
import { DigitsInput } from '../inputs/DigitsInput';
import { LookupInput } from '../inputs/LookupInput';
import { TextInput } from '../inputs/TextInput';
import { YesNoInput } from '../inputs/YesNoInput';
import { notBefore } from './notBefore';
import type { SearchField } from './SearchField';

const largestId = 9;

const unlessEmpty = (problem?: (text: string) => string | undefined) => (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? problem?.(value.trim()) : undefined;

/** The input of one filter. */
export const SearchInput = ({ field }: { field: SearchField }) => {
  const common = { source: field.source, label: field.label };
  switch (field.kind) {
    case 'text':
      return <TextInput {...common} maxLength={field.maxLength} validate={unlessEmpty(field.problem)} />;
    case 'digits':
      return <DigitsInput {...common} maxLength={field.maxLength} validate={unlessEmpty(field.problem)} />;
    case 'number':
      return <DigitsInput {...common} maxLength={largestId} asNumber />;
    case 'date':
      return <DateInput {...common} validate={notBefore(field.notBefore)} />;
    case 'yesNo':
      return <YesNoInput {...common} />;
    case 'lookup':
      return <LookupInput {...common} lookup={field.lookup} />;
  }
};
