import { fieldLabels } from '../../../contract/fieldLabels';
import { fieldLengths } from '../../../contract/rules/limits';
import { messages } from '../../../contract/rules/messages';
import { FieldCell } from '../../kit/form/FieldCell';
import { FieldGrid } from '../../kit/form/FieldGrid';
import { DigitsInput } from '../../kit/inputs/DigitsInput';
import { TextInput } from '../../kit/inputs/TextInput';

interface PersonFieldsProps {
  name: 'fullName' | 'studentFullName';
  nif: 'fiscalNumber' | 'studentFiscalNumber';
  /** Whether the tax number can't be changed here. */
  isNifLocked?: boolean | undefined;
}

/** A person's name and tax number. */
export const PersonFields = ({ name, nif, isNifLocked }: PersonFieldsProps) => (
  <FieldGrid>
    <FieldCell span={8}>
      <TextInput source={name} label={fieldLabels[name]} maxLength={fieldLengths.personName} required />
    </FieldCell>
    <FieldCell span={4}>
      <DigitsInput
        source={nif}
        label={fieldLabels[nif]}
        maxLength={fieldLengths.nif}
        {...(isNifLocked && { disabled: true, helperText: messages.lockedNif })}
        required
      />
    </FieldCell>
  </FieldGrid>
);
