import { fieldsWith, requestFields, type TextFacts } from '../../../contract/rules/requestFields';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { DigitsInput } from '../../kit/inputs/DigitsInput';
import { TextInput } from '../../kit/inputs/TextInput';
import { FieldCell, FieldGrid } from '../../ui/fields/FieldGrid';

interface PersonFieldsProps {
  about: TextFacts['about'];
  /** Whether the tax number must stay that of the original: a hint says so, and the server refuses another. */
  keepsNif?: boolean | undefined;
}

/** A person's name, tax number and other texts; a short one takes a third of the line, a long one the rest. */
export const PersonFields = ({ about, keepsNif }: PersonFieldsProps) => (
  <FieldGrid>
    {fieldsWith({ about, kind: 'text' }).map((source) => {
      const { isNif, maxLength, isRequired: required }: TextFacts = requestFields[source];
      const Input = isNif ? DigitsInput : TextInput;
      const helperText = isNif && keepsNif ? validationMessages.keptNif : undefined;
      return (
        <FieldCell key={source} span={maxLength > longestShort ? 8 : 4}>
          <Input {...{ source, maxLength, required, helperText }} />
        </FieldCell>
      );
    })}
  </FieldGrid>
);

const longestShort = 50;
