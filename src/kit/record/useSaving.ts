import { HttpError, type RaRecord, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { isAnswerAboutField } from '../form/fieldErrors';
import { useNotifyFailure } from '../notifications/useNotifyFailure';
import { type RecordDefinition, recordText } from './RecordDefinition';

/** A list row stands in react-admin's cache under the same id; the whole record is kept apart from it. */
export const wholeRecord = { whole: true };

/**
 * What follows saving: the toast, and the saved record for its form; or the failure's toast, unless a field tells of it (spec 2.10, 2.11
 * and 8). What somebody else has changed meanwhile is fetched anew, so that saving again knows of it; what was typed stays.
 */
export const useSaving = (
  definition: RecordDefinition,
  success: 'created' | 'updated',
  failure: 'notCreated' | 'notUpdated',
) => {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const [saved, setSaved] = useState<Pick<RaRecord, 'id'>>();
  const outcome = {
    onSuccess: ({ id }: Pick<RaRecord, 'id'>) => {
      notify(recordText(definition.name, success), { type: 'success' });
      setSaved({ id });
    },
    onError: (error: Error) => {
      if (!isAnswerAboutField(error)) notifyFailure(error, recordText(definition.name, failure));
      if (error instanceof HttpError && error.status === conflict) refresh();
    },
  };
  return { saved, outcome };
};

const conflict = 409;
