import { useTranslate } from 'ra-core';
import type { Application } from '../../../contract/entities/application';
import { ReadOnlyCheckbox } from '../../ui/choice/Checkbox';
import { Stack } from '../../ui/layout/Stack';
import { Section } from '../../ui/page/Section';
import { ReadOnlyField } from '../../ui/values/ReadOnlyField';
import { ReadOnlyFields } from '../../ui/values/ReadOnlyFields';
import { DocumentList } from './DocumentList';
import type { DocumentsByKind } from './documentsByKind';

interface DeclarationsCardProps {
  application: Application;
  documents: DocumentsByKind;
}

/** The declarations and their documents (spec 2.8, declarations). */
export const DeclarationsCard = ({ application, documents }: DeclarationsCardProps) => {
  const translate = useTranslate();
  const label = (field: string) => translate(`applicationDetail.fields.${field}`);
  return (
    <Section title={translate('applicationDetail.card.declarations')}>
      <Stack gap="close">
        <ReadOnlyCheckbox
          label={label('applicantGaveConsent')}
          checked={application.applicantGaveConsent ?? false}
        />
        <ReadOnlyCheckbox
          label={label('applicantProvidedRequiredDocuments')}
          checked={application.applicantProvidedRequiredDocuments ?? false}
        />
      </Stack>
      <ReadOnlyFields minColumnWidth={300}>
        <ReadOnlyField label={label('socialSecurityFiles')}>
          <DocumentList files={documents.socialSecurity} />
        </ReadOnlyField>
        <ReadOnlyField label={label('taxCustomsAuthorityFiles')}>
          <DocumentList files={documents.taxCustomsAuthority} />
        </ReadOnlyField>
      </ReadOnlyFields>
    </Section>
  );
};
