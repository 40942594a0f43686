import { useTranslate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldLabels } from '../../../contract/fieldLabels';
import { SingleFileInput } from '../../kit/files/SingleFileInput';
import { FieldCell } from '../../kit/form/FieldCell';
import { FieldGrid } from '../../kit/form/FieldGrid';
import { SwitchInput } from '../../kit/form/SwitchInput';
import { Section } from '../../kit/layout/Section';
import { AddressGroup } from '../addressPicker/AddressGroup';
import { emptyStudent } from './emptyRequest';
import { PersonFields } from './PersonFields';
import { pdfField } from './pdfField';
import { putPart } from './putPart';
import type { RequestFormInput } from './requestFormSchema';

interface StudentSectionProps {
  /** The student's tax number, where it can't be changed here. */
  lockedNif?: string | null | undefined;
}

/** The displaced university student, once there is one (spec 2.3, University student section). */
export const StudentSection = ({ lockedNif }: StudentSectionProps) => {
  const translate = useTranslate();
  const form = useFormContext<RequestFormInput>();
  const isStudent = useWatch<RequestFormInput, 'isStudent'>({ name: 'isStudent' });
  return (
    <Section
      title={translate('applicationForm.sections.student')}
      description={translate('applicationForm.studentHint')}
    >
      <SwitchInput
        source="isStudent"
        label={fieldLabels.isStudent}
        onChange={() =>
          putPart(form, { ...emptyStudent, ...(lockedNif && { studentFiscalNumber: lockedNif }) })
        }
      />
      {isStudent && (
        <>
          <PersonFields name="studentFullName" nif="studentFiscalNumber" isNifLocked={Boolean(lockedNif)} />
          <AddressGroup source="studentAddress" legend={fieldLabels.studentAddress} />
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
