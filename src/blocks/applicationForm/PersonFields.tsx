import { fieldLabels } from '../../../contract/fieldLabels';
import { fieldLengths } from '../../../contract/rules/limits';
import { FieldCell } from '../../kit/form/FieldCell';
import { FieldGrid } from '../../kit/form/FieldGrid';
import { DigitsInput } from '../../kit/inputs/DigitsInput';
import { TextInput } from '../../kit/inputs/TextInput';

interface PersonFieldsProps {
  name: 'fullName' | 'studentFullName';
  nif: 'fiscalNumber' | 'studentFiscalNumber';
}

/** A person's name and tax number. */
export const PersonFields = ({ name, nif }: PersonFieldsProps) => (
  <FieldGrid>
    <FieldCell span={8}>
      <TextInput source={name} label={fieldLabels[name]} maxLength={fieldLengths.personName} required />
    </FieldCell>
    <FieldCell span={4}>
      <DigitsInput source={nif} label={fieldLabels[nif]} maxLength={fieldLengths.nif} required />
    </FieldCell>
  </FieldGrid>
);
