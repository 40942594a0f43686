import { useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { v4 as uuid } from 'uuid';
import type { RequestFormInput } from '../../../contract/entities/request';
import { fieldLengths } from '../../../contract/rules/limits';
import { documentLists } from '../../../contract/rules/requestParts';
import { FormDraft, type OpenDraft } from '../../kit/draft/FormDraft';
import type { SameName } from '../../kit/files/chosenFile';
import { FileListInput } from '../../kit/files/FileInputs';
import { MissingFields } from '../../kit/form/MissingFields';
import { SchemaForm } from '../../kit/form/SchemaForm';
import { Toolbar } from '../../kit/form/Toolbar';
import { CheckboxInput } from '../../kit/inputs/BooleanInput';
import { SelectInput } from '../../kit/inputs/SelectInput';
import { TextInput } from '../../kit/inputs/TextInput';
import { FieldCell, FieldGrid } from '../../ui/fields/FieldGrid';
import { Stack, Text } from '../../ui/layout/Stack';
import { Section } from '../../ui/page/Section';
import { emptyFields } from './emptyRequest';
import { CitizenSection, StudentSection } from './PersonSections';
import { pdfField } from './pdfField';
import { requestFormSchema, type SentFormValues } from './requestFormSchema';

/** A provider as a pick list's option (spec 3). */
export interface OwnProvider {
  id: number;
  designation: string;
}

export interface ApplicationFormProps {
  /** Initial values; later changes do not overwrite what was typed. */
  defaultValues: RequestFormInput;
  /** The draft of the form on this device. */
  draft: OpenDraft | undefined;
  /** The only option of the provider select. */
  provider: OwnProvider | undefined;
  /** Called when the select is opened. */
  onProviderWanted?: () => void;
  /** Whether a document with a name already in the list replaces the other or is ignored (spec 4, Form rules). */
  sameName: SameName;
  /** Whether the e-mail is locked (spec 5, Recheck form). */
  isEmailLocked?: boolean;
  /** Whether the tax numbers must stay those of the original (docs/decisions.md); a hint at each says so. */
  keepsPeople?: boolean;
  /** Shown below the citizen's name and tax number. */
  citizenNote?: ReactNode;
  /** Shown above each address. */
  addressNotes?: { address?: ReactNode; studentAddress?: ReactNode } | undefined;
  /** May resolve to messages by field, for the form to show. */
  onSubmit: (values: SentFormValues) => unknown;
  /** The submit button. */
  children: ReactNode;
}

/** The sections of a request, new or edited, and the submit button (spec 2.3 and 2.9). */
export const ApplicationForm = (props: ApplicationFormProps) => {
  const { draft, provider, onProviderWanted, sameName, isEmailLocked, keepsPeople } = props;
  const { citizenNote, addressNotes, onSubmit, children } = props;
  const [defaultValues] = useState({ ...props.defaultValues, formId: uuid() });
  return (
    <SchemaForm
      schema={requestFormSchema}
      defaultValues={defaultValues}
      isDraftKept={draft !== undefined}
      onSubmit={onSubmit}
    >
      <Stack gap="far">
        <FormDraft draft={draft} />
        <ProviderSection
          provider={provider}
          onProviderWanted={onProviderWanted}
          isEmailLocked={isEmailLocked}
        />
        <CitizenSection keepsNif={keepsPeople} note={citizenNote} addressNote={addressNotes?.address} />
        <StudentSection
          keepsNif={keepsPeople && defaultValues.isStudent}
          addressNote={addressNotes?.studentAddress}
        />
        <DeclarationsSection sameName={sameName} />
        <MissingFields schema={requestFormSchema} boxes={consent} />
        <Toolbar>{children}</Toolbar>
      </Stack>
    </SchemaForm>
  );
};

/** Shown, but not required (spec 5, Request form). */
const consent = ['applicantGaveConsent'];

interface DeclarationsSectionProps {
  /** Whether a document with a name already in the list replaces the other or is ignored (spec 4, Form rules). */
  sameName: SameName;
}

/** Both declarations, and the documents (spec 2.3, Declarations). */
const DeclarationsSection = ({ sameName }: DeclarationsSectionProps) => {
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

interface ProviderSectionProps {
  /** The only option of the provider select; undefined when it could not be loaded. */
  provider: OwnProvider | undefined;
  /** Called when the select is opened. */
  onProviderWanted?: () => void;
  /** Whether the e-mail is locked (spec 5, Recheck form). */
  isEmailLocked?: boolean;
}

/** The provider and its e-mail for the result (spec 2.3, Provider data). */
const ProviderSection = ({ provider, onProviderWanted, isEmailLocked }: ProviderSectionProps) => {
  const translate = useTranslate();
  const choices = provider ? [provider] : [];
  return (
    <Section title={translate('applicationForm.sections.provider')}>
      <FieldGrid>
        <FieldCell span={6}>
          <SelectInput
            source="providerId"
            choices={choices}
            optionText="designation"
            onOpen={onProviderWanted}
            required
          />
        </FieldCell>
        <FieldCell span={6}>
          <TextInput
            type="email"
            source="providerEmail"
            helperText={translate('applicationForm.providerEmailHint')}
            maxLength={fieldLengths.email}
            disabled={isEmailLocked}
            autoComplete="email"
            required
          />
        </FieldCell>
      </FieldGrid>
    </Section>
  );
};
