import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { CanAccess, useNotify, useTranslate } from 'ra-core';
import { type ReactNode, useId, useRef, useState } from 'react';
import {
  type RequestFormInput,
  type RequestFormValues,
  requestForm,
} from '../../../contract/entities/request';
import { useOnce } from '../../kit/actions/useAction';
import { Confirm } from '../../kit/dialogs/Confirm';
import { InformationDialog } from '../../kit/dialogs/InformationDialog';
import { useFormDraft } from '../../kit/draft/FormDraft';
import { type FieldErrors, fieldErrorsOf } from '../../kit/form/fieldErrors';
import { SaveButton } from '../../kit/form/Toolbar';
import { Page } from '../../kit/layout/Page';
import { asText } from '../../kit/leaving/UnsavedChanges';
import { useNotifyFailure } from '../../kit/notifications/useNotifyFailure';
import { type SendingControl, SendingDialog, useSending } from '../../kit/sending/SendingDialog';
import { sendingTexts } from '../../kit/sending/texts';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/buttons/Button';
import { Text } from '../../ui/layout/Stack';
import { ServiceNotice } from '../verification/ServiceNotice';
import { ApplicationForm, type ApplicationFormProps } from './ApplicationForm';
import type { SentFormValues } from './requestFormSchema';

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
  /** Asked before a request is sent that equals the loaded one. */
  unchangedQuestion?: { question: string; text: string };
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
              <Text id={reasonId} className="before">
                {blockedReason}
              </Text>
            )}
            <SaveButton
              label={texts.submit}
              isRunning={sending.progress !== undefined}
              disabled={blockedReason !== undefined}
              describedBy={blockedReason && reasonId}
            />
          </CanAccess>
        </ApplicationForm>
      )}
      <Confirm
        isOpen={unchanged.isAsking}
        title={unchangedQuestion?.question ?? ''}
        onConfirm={() => unchanged.answer(true)}
        onClose={() => unchanged.answer(false)}
        content={<Text tone="secondary">{unchangedQuestion?.text}</Text>}
      />
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
        <ServiceNotice />
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

/** Sends a form's values. */
export type SendRequest = (
  values: RequestFormValues,
  answers: {
    onSuccess: (record: { id: number }) => void;
    onError: (error: unknown) => void;
    onSettled: () => void;
  },
  meta: SendingControl & { idempotencyKey: string },
) => unknown;

/**
 * Submits a form, one submission at a time. A failed or cancelled submission shows a toast and keeps the
 * form's values (spec 8, Submit/recheck). Resolves to the refused fields.
 */
const useSubmission = (send: SendRequest) => {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { sending, begin, end } = useSending();
  const once = useOnce();
  const withdrawn = useRef(0);
  const [sentIds, setSentIds] = useState<readonly number[]>([]);

  const submit = (filled: SentFormValues) =>
    once(
      () =>
        new Promise<FieldErrors | undefined>((resolve) => {
          const { control, cancelled } = begin();
          let refused: FieldErrors | undefined;
          const answers = {
            onSuccess: ({ id }: { id: number }) => setSentIds((ids) => [...ids, id]),
            onError: (error: unknown) => {
              const outcome = cancelled(error);
              // The server refuses the key of a withdrawn call, so the next attempt needs another.
              if (outcome === 'cancelled') withdrawn.current += 1;
              if (outcome)
                notify(sendingTexts[outcome], { type: outcome === 'cancelled' ? 'info' : 'warning' });
              else notifyFailure(error, 'applicationForm.failed');
              refused = fieldErrorsOf(error);
            },
            onSettled: () => {
              end();
              resolve(refused);
            },
          };
          const idempotencyKey = [submissionKey(filled), withdrawn.current || []].flat().join('.');
          const { formId: _, ...values } = filled;
          send(values, answers, { ...control, idempotencyKey });
        }),
    );
  return { submit, sending, sentCount: sentIds.length, lastSentId: sentIds.at(-1) };
};

/**
 * Returns the Idempotency-Key of a form: the same for every attempt, even from a restored draft; a new one
 * when a value changes, and for the next request (spec 8, Submit/recheck). Hashes without WebCrypto, which
 * needs https.
 */
export const submissionKey = ({ formId, ...values }: RequestFormInput & { formId: string }): string =>
  `${formId}-${bytesToHex(sha256(utf8ToBytes(asText(values))))}`;
