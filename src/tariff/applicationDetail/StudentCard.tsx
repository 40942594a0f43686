import { useTranslate, useTranslateLabel } from 'ra-core';
import type { Application } from '../../../contract/entities/application';
import { fieldsWith } from '../../../contract/rules/requestFields';
import { certificateFields } from '../../../contract/rules/requestParts';
import { RecordValues } from '../../kit/detail/RecordValues';
import { Section } from '../../ui/page/Section';
import { ReadOnlyGroup } from '../../ui/values/ReadOnlyGroup';
import { AddressFields } from './AddressFields';
import { DocumentList } from './DocumentList';
import type { DocumentsByField } from './documentsByField';

interface StudentCardProps {
  application: Application;
  documents: DocumentsByField;
}

/** The displaced student of a student request (spec 2.8, university student). */
export const StudentCard = ({ application, documents }: StudentCardProps) => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  return (
    <Section title={translate('applicationDetail.card.student')}>
      <RecordValues
        record={{ ...application, isStudent: translate('kit.inputs.yes') }}
        fields={['isStudent', ...fieldsWith({ about: 'student', kind: 'text' })]}
        wide="isStudent"
      />
      <ReadOnlyGroup title={String(translateLabel({ source: 'studentAddress' }))}>
        <AddressFields address={application.studentAddress} />
      </ReadOnlyGroup>
      <RecordValues
        record={{
          studentRegistrationCertificateFile: (
            <DocumentList files={documents.studentRegistrationCertificateFile} />
          ),
          studentAddressCertificateFile: <DocumentList files={documents.studentAddressCertificateFile} />,
        }}
        fields={certificateFields}
      />
    </Section>
  );
};
