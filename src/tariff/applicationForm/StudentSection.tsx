import { useTranslate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldLabels } from '../../../contract/fieldLabels';
import { SingleFileInput } from '../../kit/files/SingleFileInput';
import { SwitchInput } from '../../kit/form/SwitchInput';
import { FieldCell, FieldGrid } from '../../ui/fields/FieldGrid';
import { Section } from '../../ui/page/Section';
import { AddressGroup } from '../addressPicker/AddressGroup';
import { emptyStudent } from './emptyRequest';
import { PersonFields } from './PersonFields';
import { pdfField } from './pdfField';
import { putPart } from './putPart';
import type { RequestFormInput } from './requestFormSchema';

interface StudentSectionProps {
  /** Whether the tax number must stay that of the original request. */
  keepsNif?: boolean | undefined;
}

/** The switch for a displaced student, and the student's fields (spec 2.3, University student section). */
export const StudentSection = ({ keepsNif }: StudentSectionProps) => {
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
        onChange={() => putPart(form, emptyStudent)}
      />
      {isStudent && (
        <>
          <PersonFields name="studentFullName" nif="studentFiscalNumber" keepsNif={keepsNif} />
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
