import { HttpError, useNotify } from 'ra-core';
import { useCallback } from 'react';

const unauthorized = 401;
const badRequest = 400;

/**
 * Tells of a failed operation: the first message of a 400, else the operation's generic text (spec 8).
 * A 401 is told elsewhere, once, when the session ends.
 */
export const useNotifyFailure = (): ((error: unknown, genericMessage: string) => void) => {
  const notify = useNotify();
  return useCallback(
    (error, genericMessage) => {
      const refusal = error instanceof HttpError ? error : undefined;
      if (refusal?.status === unauthorized) return;
      const own = refusal?.status === badRequest ? refusal.message : '';
      notify(own || genericMessage, { type: 'error' });
    },
    [notify],
  );
};
