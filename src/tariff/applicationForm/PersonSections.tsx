import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { RequestFormInput } from '../../../contract/entities/request';
import { fieldsWith, requestFields, type TextFacts } from '../../../contract/rules/requestFields';
import { studentFields } from '../../../contract/rules/requestParts';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { SingleFileInput } from '../../kit/files/FileInputs';
import { BooleanInput } from '../../kit/inputs/BooleanInput';
import { DigitsInput } from '../../kit/inputs/DigitsInput';
import { TextInput } from '../../kit/inputs/TextInput';
import { FieldCell, FieldGrid } from '../../ui/fields/FieldGrid';
import { Section } from '../../ui/page/Section';
import { AddressGroup } from '../addressPicker/AddressGroup';
import { emptyFields } from './emptyRequest';
import { pdfField } from './pdfField';

interface CitizenSectionProps {
  /** Whether the tax number must stay that of the original request. */
  keepsNif?: boolean | undefined;
  /** Shown below name and tax number. */
  note?: ReactNode;
  /** Shown above the address. */
  addressNote?: ReactNode;
}

/** The citizen who applies, with the tax address (spec 2.3, Citizen data). */
export const CitizenSection = ({ keepsNif, note, addressNote }: CitizenSectionProps) => {
  const translate = useTranslate();
  return (
    <Section title={translate('applicationForm.sections.citizen')}>
      <PersonFields about="citizen" keepsNif={keepsNif} />
      {note}
      {addressNote}
      <AddressGroup source="address" />
    </Section>
  );
};

interface StudentSectionProps {
  /** Whether the tax number must stay that of the original request. */
  keepsNif?: boolean | undefined;
  /** Shown above the address. */
  addressNote?: ReactNode;
}

/** The switch for a displaced student, and the student's fields (spec 2.3, University student section). */
export const StudentSection = ({ keepsNif, addressNote }: StudentSectionProps) => {
  const translate = useTranslate();
  const form = useFormContext<RequestFormInput>();
  const isStudent = useWatch<RequestFormInput, 'isStudent'>({ name: 'isStudent' });
  return (
    <Section
      title={translate('applicationForm.sections.student')}
      description={translate('applicationForm.studentHint')}
    >
      <BooleanInput source="isStudent" onChange={() => emptyFields(form, studentFields)} />
      {isStudent && (
        <>
          <PersonFields about="student" keepsNif={keepsNif} />
          {addressNote}
          <AddressGroup source="studentAddress" />
          <FieldGrid>
            <FieldCell span={6}>
              <SingleFileInput {...pdfField('studentRegistrationCertificateFile')} required />
            </FieldCell>
            <FieldCell span={6}>
              <SingleFileInput {...pdfField('studentAddressCertificateFile')} required />
            </FieldCell>
          </FieldGrid>
        </>
      )}
    </Section>
  );
};

interface PersonFieldsProps {
  about: TextFacts['about'];
  /** Whether the tax number must stay that of the original: a hint says so, and the server refuses another. */
  keepsNif?: boolean | undefined;
}

/** A person's name, tax number and other texts; a short one takes a third of the line, a long one the rest. */
const PersonFields = ({ about, keepsNif }: PersonFieldsProps) => (
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
