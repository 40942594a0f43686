import { useRecordContext, useTranslateLabel } from 'ra-core';
import { ReadOnlyField } from '../../ui/values/ReadOnlyField';
import { ReadOnlyFields } from '../../ui/values/ReadOnlyFields';
import type { Field } from '../fields/Field';
import { CellValue } from '../table/CellValue';
import { fieldRule, isRequired } from './fieldRule';
import { inputKindOf } from './inputKinds';
import { useRecordMode } from './recordMode';

/** The input of one field of a record, or only its value if it is read-only. */
export const RecordInput = ({ field }: { field: Field }) => {
  const { mode, isDisabled } = useRecordMode();
  const record = useRecordContext();
  const translateLabel = useTranslateLabel();
  const { source, label, readOnly, fixed } = field;
  if (readOnly)
    return (
      <ReadOnlyFields>
        <ReadOnlyField label={String(translateLabel({ source, label }))}>
          {record && <CellValue field={field} row={record} />}
        </ReadOnlyField>
      </ReadOnlyFields>
    );
  const { Input } = inputKindOf(field);
  const common = {
    source,
    label,
    validate: fieldRule(field, mode),
    required: isRequired(field, mode),
    disabled: isDisabled || (fixed && mode !== 'create'),
  };
  return <Input field={field} common={common} record={record} />;
};
