import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import type { RequestFormValues } from '../../../providers/dataProvider/requestFormValues';
import { useNotifyFailure } from '../../kit/notifications/useNotifyFailure';
import { type SendingControl, useSending } from '../../kit/sending/useSending';
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
  meta: SendingControl & { idempotencyKey: string },
) => unknown;

/**
 * Submitting a form: once at a time, a failure told and what a cancelling came to, with everything kept,
 * a success remembered (spec 8, Submit/recheck).
 */
export const useSubmission = (send: SendRequest) => {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { sending, begin, end } = useSending();
  const isRunning = useRef(false);
  const [sentIds, setSentIds] = useState<readonly number[]>([]);

  const submit = (values: SentFormValues) => {
    // Two clicks can come before the button is drawn disabled.
    if (isRunning.current) return;
    isRunning.current = true;
    const { control, cancelledText } = begin();
    const answers = {
      onSuccess: ({ id }: { id: number }) => setSentIds((ids) => [...ids, id]),
      onError: (error: unknown) => {
        const cancelled = cancelledText();
        if (cancelled) notify(cancelled, { type: 'info' });
        else notifyFailure(error, 'applicationForm.failed');
      },
      onSettled: () => {
        isRunning.current = false;
        end();
      },
    };
    send(values, answers, { ...control, idempotencyKey: idempotencyKeyOf(values) });
  };
  return { submit, sending, sentCount: sentIds.length, lastSentId: sentIds.at(-1) };
};
