import { useQueryClient } from '@tanstack/react-query';
import { useCreate, useNavigate, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { RequestFormValues } from '../../providers/dataProvider/requestFormValues';
import { emptyRequest } from '../../src/blocks/applicationForm/emptyRequest';
import { useOwnProvider } from '../../src/blocks/applicationForm/useOwnProvider';
import { InformationDialog } from '../../src/kit/dialogs/InformationDialog';
import { useFormDraft } from '../../src/kit/draft/useFormDraft';
import { Page } from '../../src/kit/layout/Page';
import { useNotifyFailure } from '../../src/kit/notifications/useNotifyFailure';
import { RequestForm } from './RequestForm';
import { RequestIntroduction } from './RequestIntroduction';

/** The eligibility request form at /form (spec 2.3). */
export const ApplicationCreate = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const notifyFailure = useNotifyFailure();
  const { provider, isPending: isProviderPending } = useOwnProvider();
  const [submittedId, setSubmittedId] = useState<number>();
  const [formNumber, setFormNumber] = useState(1);
  const [create, { isPending }] = useCreate();
  const isRunning = useRef(false);
  const draft = useFormDraft('applications.create');

  const submit = (values: RequestFormValues) => {
    // Two clicks can come before the button is drawn disabled.
    if (isRunning.current) return;
    isRunning.current = true;
    create(
      'applications',
      { data: values },
      {
        onSuccess: ({ id }) => {
          // What react-admin keeps of a created record is the form's values, not the application.
          queryClient.removeQueries({ queryKey: ['applications', 'getOne', { id: String(id) }] });
          draft?.close();
          setSubmittedId(id);
          setFormNumber((number) => number + 1);
        },
        onError: (error) => notifyFailure(error, 'applicationForm.failed'),
        onSettled: () => {
          isRunning.current = false;
        },
      },
    );
  };
  const goHome = () => {
    setSubmittedId(undefined);
    navigate('/');
  };

  return (
    <Page title={translate('applicationForm.title')}>
      <RequestIntroduction />
      {!isProviderPending && (
        <RequestForm
          key={formNumber}
          draft={draft}
          defaultValues={emptyRequest(provider?.id ?? null)}
          isSubmitting={isPending}
          onSubmit={submit}
        />
      )}
      <InformationDialog
        open={submittedId !== undefined}
        title={translate('applicationForm.submitted.title', { id: submittedId })}
        closeLabel={translate('applicationForm.submitted.home')}
        onClose={goHome}
      >
        {translate('applicationForm.submitted.text')}
      </InformationDialog>
    </Page>
  );
};
