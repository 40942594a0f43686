import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { CanAccess, useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { InformationDialog } from '../../kit/dialogs/InformationDialog';
import { useFormDraft } from '../../kit/draft/useFormDraft';
import { SubmitButton } from '../../kit/form/SubmitButton';
import { Page } from '../../kit/layout/Page';
import { SendingDialog } from '../../kit/sending/SendingDialog';
import { ApplicationForm, type ApplicationFormProps } from './ApplicationForm';
import { type SendRequest, useSubmission } from './useSubmission';

interface ApplicationFormFrameProps
  extends Omit<ApplicationFormProps, 'draft' | 'defaultValues' | 'onSubmit' | 'children'> {
  /** Under which this device keeps what is typed; another form has another. */
  draftName: string;
  /** Translated title of the page. */
  title: string;
  /** Stands before the title, such as a way back. */
  before?: ReactNode;
  /** Stands above the sections. */
  introduction?: ReactNode;
  /** Undefined until they are known: the sections wait for them. */
  defaultValues: ApplicationFormProps['defaultValues'] | undefined;
  /** Why it can't be submitted now, translated; said above the sections, and the button is disabled. */
  blockedReason?: string;
  /** Translation keys of the button, and of the dialog after a success: its title may name the `id`. */
  texts: { submit: string; submitted: string; close: string };
  /** The action that a visitor must be allowed to see the button (spec 6). */
  access: { resource: string; action: string };
  send: SendRequest;
  /** The dialog after a success was closed. */
  onClose: () => void;
}

/** A page around the form of a request: /form, the recheck and the maintenance edit are declarations of it (spec 2.3 and 2.9). */
export const ApplicationFormFrame = (props: ApplicationFormFrameProps) => {
  const { draftName, title, before, introduction, blockedReason, texts, access, send, onClose, ...form } =
    props;
  const translate = useTranslate();
  const reasonId = useId();
  const draft = useFormDraft(draftName);
  const sendAndForget: SendRequest = (values, answers, meta) => {
    const onSuccess = (record: { id: number }) => {
      draft?.close();
      answers.onSuccess(record);
    };
    return send(values, { ...answers, onSuccess }, meta);
  };
  const { submit, sending, sentCount, lastSentId } = useSubmission(sendAndForget);
  const [closedCount, setClosedCount] = useState(0);

  const close = () => {
    setClosedCount(sentCount);
    onClose();
  };

  return (
    <Page title={title} before={before}>
      {introduction}
      {blockedReason && (
        <Alert severity="warning" variant="outlined" sx={{ borderColor: 'warning.main' }}>
          {blockedReason}
        </Alert>
      )}
      {form.defaultValues && (
        // What was sent must not stay in the form: the next request starts anew.
        <ApplicationForm
          key={sentCount}
          {...form}
          defaultValues={form.defaultValues}
          draft={draft}
          onSubmit={submit}
        >
          <CanAccess {...access}>
            {blockedReason && (
              <Typography id={reasonId} variant="body2" sx={{ ml: { sm: 'auto' } }}>
                {blockedReason}
              </Typography>
            )}
            <SubmitButton
              label={translate(texts.submit)}
              isRunning={sending.progress !== undefined}
              disabled={blockedReason !== undefined}
              describedBy={blockedReason && reasonId}
            />
          </CanAccess>
        </ApplicationForm>
      )}
      <SendingDialog {...sending} />
      <InformationDialog
        open={sentCount > closedCount}
        title={translate(texts.submitted, { id: lastSentId })}
        closeLabel={translate(texts.close)}
        onClose={close}
      >
        {translate('applicationForm.submitted.text')}
      </InformationDialog>
    </Page>
  );
};
