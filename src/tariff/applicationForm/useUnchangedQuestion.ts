import { useState } from 'react';
import { type RequestFormInput, requestForm } from '../../../contract/entities/request';
import { asText } from '../../kit/leaving/asText';
import type { SentFormValues } from './requestFormSchema';

/** Asks for confirmation before the form's loaded values are sent unchanged; without loaded values it never asks. */
export const useUnchangedQuestion = (loaded: RequestFormInput | undefined) => {
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
