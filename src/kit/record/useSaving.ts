import { type RaRecord, useNotify } from 'ra-core';
import { useState } from 'react';
import { isAnswerAboutField } from '../form/fieldErrors';
import { useNotifyFailure } from '../notifications/useNotifyFailure';
import { type RecordDefinition, recordText } from './RecordDefinition';

/** A list row stands in react-admin's cache under the same id; the whole record is kept apart from it. */
export const wholeRecord = { whole: true };

/** What follows saving: the toast, and the saved record for its form; or the failure's toast, unless a field tells of it (spec 2.10, 2.11 and 8). */
export const useSaving = (
  definition: RecordDefinition,
  success: 'created' | 'updated',
  failure: 'notCreated' | 'notUpdated',
) => {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [saved, setSaved] = useState<Pick<RaRecord, 'id'>>();
  const outcome = {
    onSuccess: ({ id }: Pick<RaRecord, 'id'>) => {
      notify(recordText(definition.name, success), { type: 'success' });
      setSaved({ id });
    },
    onError: (error: Error) => {
      if (!isAnswerAboutField(error)) notifyFailure(error, recordText(definition.name, failure));
    },
  };
  return { saved, outcome };
};
