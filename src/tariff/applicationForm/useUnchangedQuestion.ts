import { useState } from 'react';
import { type RequestFormInput, requestForm } from '../../../contract/entities/request';
import { asText } from '../../kit/leaving/asText';
import type { SentFormValues } from './requestFormSchema';

/** Asks before values are sent that are those that the form was loaded with; without loaded values nothing is asked. */
export const useUnchangedQuestion = (loaded: RequestFormInput | undefined) => {
  const [asked, setAsked] = useState<{ answer: (isMeant: boolean) => void }>();
  return {
    isAsking: asked !== undefined,
    answer: (isMeant: boolean) => {
      asked?.answer(isMeant);
      setAsked(undefined);
    },
    /** Resolves to whether they are to be sent. */
    isMeant: ({ formId: _, ...values }: SentFormValues): Promise<boolean> => {
      // What the form does to its values, such as trimming them, is no change.
      const before = loaded && requestForm.safeParse(loaded);
      if (!before?.success || asText(before.data) !== asText(values)) return Promise.resolve(true);
      return new Promise((resolve) => setAsked({ answer: resolve }));
    },
  };
};
