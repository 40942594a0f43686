import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { RequestFormInput } from '../../../contract/entities/request';
import { studentFields } from '../../../contract/rules/requestParts';
import { SingleFileInput } from '../../kit/files/FileInputs';
import { SwitchInput } from '../../kit/form/CheckboxInput';
import { FieldCell, FieldGrid } from '../../ui/fields/FieldGrid';
import { Section } from '../../ui/page/Section';
import { AddressGroup } from '../addressPicker/AddressGroup';
import { pdfField } from './documentInspection';
import { emptyFields } from './emptyRequest';
import { PersonFields } from './PersonFields';

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
      <SwitchInput source="isStudent" onChange={() => emptyFields(form, studentFields)} />
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
