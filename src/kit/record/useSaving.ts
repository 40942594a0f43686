import { HttpError, type RaRecord, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { isAnswerAboutField } from '../form/fieldErrors';
import { useNotifyFailure } from '../notifications/useNotifyFailure';
import { type RecordDefinition, recordText } from './RecordDefinition';

/** Query meta that keeps the whole record apart from the list row that react-admin caches under the same id. */
export const wholeRecord = { whole: true };

/**
 * Handles the outcome of saving: a toast, and on success the saved record for its form; a failure that a field
 * reports has no toast (spec 2.10, 2.11 and 8). After a conflict the record is fetched again, so that the next save
 * is based on the other user's changes; what was typed is kept.
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
