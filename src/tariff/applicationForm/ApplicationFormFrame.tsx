import { CanAccess, useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { type RequestFormInput, requestForm } from '../../../contract/entities/request';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog';
import { InformationDialog } from '../../kit/dialogs/InformationDialog';
import { useFormDraft } from '../../kit/draft/FormDraft';
import { SubmitButton } from '../../kit/form/SubmitBar';
import { Page } from '../../kit/layout/Page';
import { asText } from '../../kit/leaving/UnsavedChanges';
import { SendingDialog } from '../../kit/sending/SendingDialog';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/buttons/Button';
import { Text } from '../../ui/layout/Stack';
import { ApplicationForm, type ApplicationFormProps } from './ApplicationForm';
import type { SentFormValues } from './requestFormSchema';
import { type SendRequest, useSubmission } from './useSubmission';

interface ApplicationFormFrameProps
  extends Omit<ApplicationFormProps, 'draft' | 'defaultValues' | 'onSubmit' | 'children'> {
  /** The key of the draft on this device, one per form. */
  draftName: string;
  /** Translated title of the page. */
  title: string;
  /** Shown before the title, such as a back button. */
  before?: ReactNode;
  /** Shown above the sections. */
  introduction?: ReactNode;
  /** Undefined until they are loaded; the sections wait for them. */
  defaultValues: ApplicationFormProps['defaultValues'] | undefined;
  /** Why the form can't be submitted, translated; shown above the sections, with the button disabled. */
  blockedReason?: string;
  /** Translation keys of the button and of the success dialog, whose title may name the `id`. */
  texts: { submit: string; submitted: string; close: string };
  /** The action that the submit button needs (spec 6). */
  access: { resource: string; action: string };
  send: SendRequest;
  /** Key of `question` and `text`, which are asked before a request is sent that equals the loaded one. */
  unchangedQuestion?: string;
  /** Called when the success dialog is closed. */
  onClose: () => void;
  /** Offers to open the new request from the success dialog, to users who may do `action` on requests. */
  seeRequest?: { action: string; open: (id: number) => void };
}

/** The page of a request form; /form, the recheck and the maintenance edit only configure it (spec 2.3 and 2.9). */
export const ApplicationFormFrame = (props: ApplicationFormFrameProps) => {
  const { draftName, title, before, introduction, blockedReason, texts, access, ...others } = props;
  const { send, unchangedQuestion, onClose, seeRequest, ...form } = others;
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
  const unchanged = useUnchangedQuestion(unchangedQuestion ? form.defaultValues : undefined);

  const close = () => {
    setClosedCount(sentCount);
    onClose();
  };
  const see = () => {
    setClosedCount(sentCount);
    if (lastSentId !== undefined) seeRequest?.open(lastSentId);
  };

  return (
    <Page title={title} before={before}>
      {introduction}
      {blockedReason && (
        <Alert severity="warning" outline="own">
          {blockedReason}
        </Alert>
      )}
      {form.defaultValues && (
        // The next request starts with an empty form.
        <ApplicationForm
          key={sentCount}
          {...form}
          defaultValues={form.defaultValues}
          draft={draft}
          onSubmit={async (values) =>
            (await unchanged.confirmUnchanged(values)) ? submit(values) : undefined
          }
        >
          <CanAccess {...access}>
            {blockedReason && (
              <Text id={reasonId} size="small" className="before">
                {blockedReason}
              </Text>
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
      <ConfirmDialog
        open={unchanged.isAsking}
        question={translate(`${unchangedQuestion}.question`)}
        onYes={() => unchanged.answer(true)}
        onNo={() => unchanged.answer(false)}
      >
        <Text tone="secondary">{translate(`${unchangedQuestion}.text`)}</Text>
      </ConfirmDialog>
      <SendingDialog {...sending} />
      <InformationDialog
        open={sentCount > closedCount}
        title={translate(texts.submitted, { id: lastSentId })}
        closeLabel={translate(texts.close)}
        onClose={close}
        otherAction={
          seeRequest && (
            <CanAccess resource="applications" action={seeRequest.action}>
              <Button onClick={see}>{translate('applicationForm.submitted.see')}</Button>
            </CanAccess>
          )
        }
      >
        {translate('applicationForm.submitted.text')}
      </InformationDialog>
    </Page>
  );
};

/** Asks for confirmation before the form's loaded values are sent unchanged; without loaded values it never asks. */
const useUnchangedQuestion = (loaded: RequestFormInput | undefined) => {
  const [asked, setAsked] = useState<{ answer: (isConfirmed: boolean) => void }>();
  return {
    isAsking: asked !== undefined,
    answer: (isConfirmed: boolean) => {
      asked?.answer(isConfirmed);
      setAsked(undefined);
    },
    /** Resolves to whether the values are to be sent. */
    confirmUnchanged: ({ formId: _, ...values }: SentFormValues): Promise<boolean> => {
      // The form's own clean-up, such as trimming, does not count as a change.
      const before = loaded && requestForm.safeParse(loaded);
      if (!before?.success || asText(before.data) !== asText(values)) return Promise.resolve(true);
      return new Promise((resolve) => setAsked({ answer: resolve }));
    },
  };
};
