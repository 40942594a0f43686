import { type RaRecord, useNotify } from 'ra-core';
import { useNavigate } from 'react-router';
import { useNotifyFailure } from '../notifications/useNotifyFailure';
import { type RecordDefinition, recordPaths, recordText } from './RecordDefinition';

/** A list row stands in react-admin's cache under the same id; the whole record is kept apart from it. */
export const wholeRecord = { whole: true };

/** What follows saving: the toast, and the page that saving leads to; or the failure's toast (spec 2.10, 2.11 and 8). */
export const useSaving = (
  definition: RecordDefinition,
  success: 'created' | 'updated',
  failure: 'notCreated' | 'notUpdated',
) => {
  const notify = useNotify();
  const navigate = useNavigate();
  const notifyFailure = useNotifyFailure();
  return {
    onSuccess: ({ id }: Pick<RaRecord, 'id'>) => {
      notify(recordText(definition.name, success), { type: 'success' });
      // The form is done with: going back from the next page should not lead into it.
      navigate(recordPaths(definition).afterSave(id), { replace: true });
    },
    onError: (error: Error) => notifyFailure(error, recordText(definition.name, failure)),
  };
};
