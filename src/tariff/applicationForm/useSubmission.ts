import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import type { RequestFormInput, RequestFormValues } from '../../../contract/entities/request';
import { useOnce } from '../../kit/actions/useAction';
import { type FieldErrors, fieldErrorsOf } from '../../kit/form/fieldErrors';
import { asText } from '../../kit/leaving/UnsavedChanges';
import { useNotifyFailure } from '../../kit/notifications/useNotifyFailure';
import { type SendingControl, useSending } from '../../kit/sending/SendingDialog';
import type { SentFormValues } from './requestFormSchema';

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
export const useSubmission = (send: SendRequest) => {
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
                notify(`kit.sending.${outcome}`, { type: outcome === 'cancelled' ? 'info' : 'warning' });
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
