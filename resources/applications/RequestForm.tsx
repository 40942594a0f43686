import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CanAccess, useTranslate } from 'ra-core';
import type { RequestFormValues } from '../../providers/dataProvider/requestFormValues';
import { CitizenSection } from '../../src/blocks/applicationForm/CitizenSection';
import { DeclarationsSection } from '../../src/blocks/applicationForm/DeclarationsSection';
import { ProviderSection } from '../../src/blocks/applicationForm/ProviderSection';
import { type RequestFormInput, requestFormSchema } from '../../src/blocks/applicationForm/requestFormSchema';
import { StudentSection } from '../../src/blocks/applicationForm/StudentSection';
import { FormDraft } from '../../src/kit/draft/FormDraft';
import type { OpenDraft } from '../../src/kit/draft/openDraft';
import { SchemaForm } from '../../src/kit/form/SchemaForm';
import { SubmitBar } from '../../src/kit/form/SubmitBar';

interface RequestFormProps {
  draft: OpenDraft | undefined;
  defaultValues: RequestFormInput;
  isSubmitting: boolean;
  onSubmit: (values: RequestFormValues) => void;
}

/** The sections of a new request and its button (spec 2.3). */
export const RequestForm = ({ draft, defaultValues, isSubmitting, onSubmit }: RequestFormProps) => {
  const translate = useTranslate();
  return (
    <SchemaForm schema={requestFormSchema} defaultValues={defaultValues} onSubmit={onSubmit}>
      <Stack sx={{ gap: 3 }}>
        <FormDraft draft={draft} />
        <ProviderSection />
        <CitizenSection />
        <StudentSection />
        <DeclarationsSection sameName="ignore" />
        <SubmitBar>
          <CanAccess resource="applications" action="create">
            <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
              {translate('applicationForm.submit')}
            </Button>
          </CanAccess>
        </SubmitBar>
      </Stack>
    </SchemaForm>
  );
};
