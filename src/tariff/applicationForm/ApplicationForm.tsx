import { type ReactNode, useState } from 'react';
import { v4 as uuid } from 'uuid';
import type { RequestFormInput } from '../../../contract/entities/request';
import { FormDraft } from '../../kit/draft/FormDraft';
import type { OpenDraft } from '../../kit/draft/openDraft';
import type { SameName } from '../../kit/files/addFiles';
import { MissingFields } from '../../kit/form/MissingFields';
import { SchemaForm } from '../../kit/form/SchemaForm';
import { SubmitBar } from '../../kit/form/SubmitBar';
import { Stack } from '../../ui/layout/Stack';
import { CitizenSection } from './CitizenSection';
import { DeclarationsSection } from './DeclarationsSection';
import { ProviderSection } from './ProviderSection';
import { requestFormSchema, type SentFormValues } from './requestFormSchema';
import { StudentSection } from './StudentSection';
import type { OwnProvider } from './useOwnProvider';

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
        <SubmitBar>{children}</SubmitBar>
      </Stack>
    </SchemaForm>
  );
};

/** Shown, but not required (spec 5, Request form). */
const consent = ['applicantGaveConsent'];
