import { useTranslate } from 'ra-core';
import type { Application } from '../../../contract/entities/application';
import { Section } from '../../ui/page/Section';
import { ReadOnlyField } from '../../ui/values/ReadOnlyField';
import { ReadOnlyFields } from '../../ui/values/ReadOnlyFields';
import { ReadOnlyGroup } from '../../ui/values/ReadOnlyGroup';
import { AddressFields } from './AddressFields';
import { DocumentList } from './DocumentList';
import type { DocumentsByKind } from './documentsByKind';

interface StudentCardProps {
  application: Application;
  documents: DocumentsByKind;
}

/** The displaced student of a student request (spec 2.8, university student). */
export const StudentCard = ({ application, documents }: StudentCardProps) => {
  const translate = useTranslate();
  const label = (field: string) => translate(`applicationDetail.fields.${field}`);
  return (
    <Section title={translate('applicationDetail.card.student')}>
      <ReadOnlyFields minColumnWidth={300}>
        <ReadOnlyField label={label('isStudent')} wide>
          {translate('kit.inputs.yes')}
        </ReadOnlyField>
        <ReadOnlyField label={label('studentFullName')}>{application.studentFullName}</ReadOnlyField>
        <ReadOnlyField label={label('studentFiscalNumber')}>{application.studentFiscalNumber}</ReadOnlyField>
      </ReadOnlyFields>
      <ReadOnlyGroup title={label('studentAddress')}>
        <AddressFields address={application.studentAddress} />
      </ReadOnlyGroup>
      <ReadOnlyFields minColumnWidth={300}>
        <ReadOnlyField label={label('studentRegistrationCertificateFile')}>
          <DocumentList files={documents.registrationCertificate} />
        </ReadOnlyField>
        <ReadOnlyField label={label('studentAddressCertificateFile')}>
          <DocumentList files={documents.addressCertificate} />
        </ReadOnlyField>
      </ReadOnlyFields>
    </Section>
  );
};
