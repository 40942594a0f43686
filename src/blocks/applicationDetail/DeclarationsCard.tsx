import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { Application } from '../../../contract/entities/application';
import { ReadOnlyCheckbox } from '../../kit/detail/ReadOnlyCheckbox';
import { ReadOnlyField } from '../../kit/detail/ReadOnlyField';
import { ReadOnlyFields } from '../../kit/detail/ReadOnlyFields';
import { Section } from '../../kit/layout/Section';
import { DocumentList } from './DocumentList';
import type { ApplicationDocuments } from './documentsOf';

interface DeclarationsCardProps {
  application: Application;
  documents: ApplicationDocuments;
}

/** What the citizen declared, and the proofs handed in (spec 2.8, declarations). */
export const DeclarationsCard = ({ application, documents }: DeclarationsCardProps) => {
  const translate = useTranslate();
  const label = (field: string) => translate(`applicationDetail.fields.${field}`);
  return (
    <Section title={translate('applicationDetail.card.declarations')}>
      <Stack sx={{ gap: 1.5 }}>
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
