import { useTranslate, useTranslateLabel } from 'ra-core';
import type { Application } from '../../../contract/entities/application';
import { documentLists } from '../../../contract/rules/requestParts';
import { RecordValues } from '../../kit/detail/RecordValues';
import { ReadOnlyCheckbox } from '../../ui/choice/Checkbox';
import { Stack } from '../../ui/layout/Stack';
import { Section } from '../../ui/page/Section';
import type { DocumentsByField } from './documentsByField';
import { DocumentList } from './StudentCard';

interface DeclarationsCardProps {
  application: Application;
  documents: DocumentsByField;
}

const declarations = ['applicantGaveConsent', 'applicantProvidedRequiredDocuments'] as const;

/** The declarations and their documents (spec 2.8, declarations). */
export const DeclarationsCard = ({ application, documents }: DeclarationsCardProps) => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  return (
    <Section title={translate('applicationDetail.card.declarations')}>
      <Stack gap="close">
        {declarations.map((field) => (
          <ReadOnlyCheckbox
            key={field}
            label={String(translateLabel({ source: field }))}
            checked={application[field] ?? false}
          />
        ))}
      </Stack>
      <RecordValues
        record={{
          socialSecurityFiles: <DocumentList files={documents.socialSecurityFiles} />,
          taxCustomsAuthorityFiles: <DocumentList files={documents.taxCustomsAuthorityFiles} />,
        }}
        fields={documentLists}
      />
    </Section>
  );
};
