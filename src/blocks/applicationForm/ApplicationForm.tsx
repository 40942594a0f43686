import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { FormDraft } from '../../kit/draft/FormDraft';
import type { OpenDraft } from '../../kit/draft/openDraft';
import type { SameName } from '../../kit/files/addFiles';
import { SchemaForm } from '../../kit/form/SchemaForm';
import { SubmitBar } from '../../kit/form/SubmitBar';
import { CitizenSection } from './CitizenSection';
import { DeclarationsSection } from './DeclarationsSection';
import { ProviderSection } from './ProviderSection';
import { type RequestFormInput, requestFormSchema, type SentFormValues } from './requestFormSchema';
import { StudentSection } from './StudentSection';
import type { ProviderOption } from './useOwnProvider';

export interface ApplicationFormProps {
  /** What the form starts with; later changes of it don't touch what was typed. */
  defaultValues: RequestFormInput;
  /** What this device keeps of the form while it is typed. */
  draft: OpenDraft | undefined;
  /** The only provider to choose. */
  provider: ProviderOption | undefined;
  /** Called when its choices are looked at. */
  onProviderWanted?: () => void;
  /** What a document does whose name its list already holds (spec 4, Form rules). */
  sameName: SameName;
  /** Whether the e-mail can't be changed here (spec 5, Recheck form). */
  isEmailLocked?: boolean;
  /** Whether it stays with the people whom it is about: their tax numbers can't be changed here (docs/decisions.md). */
  arePeopleLocked?: boolean;
  /** Stands below the citizen's name and tax number. */
  citizenNote?: ReactNode;
  onSubmit: (values: SentFormValues) => void;
  /** What ends the form: the button. */
  children: ReactNode;
}

/** The sections of a request, new or edited again, and its button (spec 2.3 and 2.9). */
export const ApplicationForm = (props: ApplicationFormProps) => {
  const { draft, provider, onProviderWanted, sameName, isEmailLocked, arePeopleLocked } = props;
  const { citizenNote, onSubmit, children } = props;
  const [defaultValues] = useState({ ...props.defaultValues, formId: uuid() });
  const lockedStudent = arePeopleLocked && defaultValues.isStudent && defaultValues.studentFiscalNumber;
  return (
    <SchemaForm schema={requestFormSchema} defaultValues={defaultValues} onSubmit={onSubmit}>
      <Stack sx={{ gap: 3 }}>
        <FormDraft draft={draft} />
        <ProviderSection
          provider={provider}
          onProviderWanted={onProviderWanted}
          isEmailLocked={isEmailLocked}
        />
        <CitizenSection isNifLocked={arePeopleLocked} note={citizenNote} />
        <StudentSection lockedNif={lockedStudent || null} />
        <DeclarationsSection sameName={sameName} />
        <SubmitBar>{children}</SubmitBar>
      </Stack>
    </SchemaForm>
  );
};
