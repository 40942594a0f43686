import { fieldLengths } from '../../../contract/rules/limits';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { DigitsInput } from '../../kit/inputs/DigitsInput';
import { TextInput } from '../../kit/inputs/TextInput';
import { FieldCell, FieldGrid } from '../../ui/fields/FieldGrid';

interface PersonFieldsProps {
  name: 'fullName' | 'studentFullName';
  nif: 'fiscalNumber' | 'studentFiscalNumber';
  /** Whether the tax number must stay that of the original: a hint says so, and the server refuses another. */
  keepsNif?: boolean | undefined;
}

/** A person's name and tax number. */
export const PersonFields = ({ name, nif, keepsNif }: PersonFieldsProps) => (
  <FieldGrid>
    <FieldCell span={8}>
      <TextInput source={name} maxLength={fieldLengths.personName} required />
    </FieldCell>
    <FieldCell span={4}>
      <DigitsInput
        source={nif}
        maxLength={fieldLengths.nif}
        {...(keepsNif && { helperText: validationMessages.keptNif })}
        required
      />
    </FieldCell>
  </FieldGrid>
);
