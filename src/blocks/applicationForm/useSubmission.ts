import { useRef, useState } from 'react';
import type { RequestFormValues } from '../../../providers/dataProvider/requestFormValues';
import { useNotifyFailure } from '../../kit/notifications/useNotifyFailure';
import { idempotencyKeyOf } from './idempotencyKeyOf';
import type { SentFormValues } from './requestFormSchema';

/** Sends a form's values; react-admin's mutations take the answers as they are. */
export type SendRequest = (
  values: RequestFormValues,
  answers: {
    onSuccess: (record: { id: number }) => void;
    onError: (error: unknown) => void;
    onSettled: () => void;
  },
  meta: { idempotencyKey: string },
) => unknown;

/** Submitting a form: once at a time, a failure told with everything kept, a success remembered (spec 8, Submit/recheck). */
export const useSubmission = (send: SendRequest) => {
  const notifyFailure = useNotifyFailure();
  const isRunning = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [sentIds, setSentIds] = useState<readonly number[]>([]);

  const submit = async (values: SentFormValues) => {
    // Two clicks can come before the button is drawn disabled.
    if (isRunning.current) return;
    isRunning.current = true;
    setIsSending(true);
    const answers = {
      onSuccess: ({ id }: { id: number }) => setSentIds((ids) => [...ids, id]),
      onError: (error: unknown) => notifyFailure(error, 'applicationForm.failed'),
      onSettled: () => {
        isRunning.current = false;
        setIsSending(false);
      },
    };
    send(values, answers, { idempotencyKey: await idempotencyKeyOf(values) });
  };
  return { submit, isSending, sentCount: sentIds.length, lastSentId: sentIds.at(-1) };
};
