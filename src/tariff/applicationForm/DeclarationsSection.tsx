import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { RequestFormInput } from '../../../contract/entities/request';
import { documentLists } from '../../../contract/rules/requestParts';
import type { SameName } from '../../kit/files/addFiles';
import { FileListInput } from '../../kit/files/FileListInput';
import { CheckboxInput } from '../../kit/form/CheckboxInput';
import { FieldCell, FieldGrid } from '../../ui/fields/FieldGrid';
import { Stack, Text } from '../../ui/layout/Stack';
import { Section } from '../../ui/page/Section';
import { emptyFields } from './emptyRequest';
import { pdfField } from './pdfField';

interface DeclarationsSectionProps {
  /** Whether a document with a name already in the list replaces the other or is ignored (spec 4, Form rules). */
  sameName: SameName;
}

/** Both declarations, and the documents (spec 2.3, Declarations). */
export const DeclarationsSection = ({ sameName }: DeclarationsSectionProps) => {
  const translate = useTranslate();
  const hintId = useId();
  const form = useFormContext<RequestFormInput>();
  const handedIn = useWatch<RequestFormInput, 'applicantProvidedRequiredDocuments'>({
    name: 'applicantProvidedRequiredDocuments',
  });
  const documents = useWatch<RequestFormInput, typeof documentLists>({ name: documentLists });
  const areMissing = documents.every((list) => list.length === 0);
  return (
    <Section title={translate('applicationForm.sections.declarations')}>
      <CheckboxInput source="applicantGaveConsent" />
      <CheckboxInput
        source="applicantProvidedRequiredDocuments"
        // Hidden documents must not be sent.
        onChange={(ticked) => !ticked && emptyFields(form, documentLists)}
      />
      {handedIn && (
        // A group, so that the sentence is read out with the first list.
        <Stack role="group" aria-labelledby={hintId} gap="close">
          <Text id={hintId} size="small">
            {translate('applicationForm.oneDocument')}
          </Text>
          <FieldGrid>
            {documentLists.map((list) => (
              <FieldCell key={list} span={6}>
                <FileListInput
                  {...pdfField(list)}
                  required={areMissing}
                  sameName={sameName}
                  validateWith={documentLists}
                />
              </FieldCell>
            ))}
          </FieldGrid>
        </Stack>
      )}
    </Section>
  );
};
