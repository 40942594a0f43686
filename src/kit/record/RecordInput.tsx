import { type RaRecord, useRecordContext } from 'ra-core';
import { EmailInput } from '../form/EmailInput';
import { LookupInput } from '../inputs/LookupInput';
import { TextInput } from '../inputs/TextInput';
import { fieldRule, isRequired } from './fieldRule';
import type { RecordField } from './RecordField';
import { useRecordMode } from './recordMode';

const ownChoice = (record: RaRecord | undefined, source: string, ownText: string | undefined) => {
  const text: unknown = ownText && record?.[ownText];
  return record && text ? { id: record[source], text: String(text) } : undefined;
};

/** The input of one field of a record. */
export const RecordInput = ({ field }: { field: RecordField }) => {
  const { mode, isDisabled } = useRecordMode();
  const record = useRecordContext();
  const common = {
    source: field.source,
    label: field.label,
    validate: fieldRule(field, mode),
    required: isRequired(field, mode),
    disabled: isDisabled || (field.fixed && mode !== 'create'),
  };
  switch (field.kind) {
    case 'text':
      return <TextInput {...common} maxLength={field.maxLength} />;
    case 'email':
      return <EmailInput {...common} maxLength={field.maxLength} />;
    case 'lookup':
      return (
        <LookupInput
          {...common}
          lookup={field.lookup}
          ownChoice={ownChoice(record, field.source, field.ownText)}
        />
      );
  }
};
