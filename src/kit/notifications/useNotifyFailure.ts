import { HttpError, useNotify } from 'ra-core';
import { useCallback } from 'react';

const unauthorized = 401;
const badRequest = 400;
const notFound = 404;
const conflict = 409;
const notOffered = 501;

/** A translation key with the values for its placeholders. */
interface NamedText {
  text: string;
  names: Readonly<Record<string, unknown>>;
}

/**
 * Reports a failed operation in a toast: the first message of a 400 or 409, otherwise the operation's generic text
 * (spec 8), with the reference of the log entry if the answer has one. After a 404, where a retry is no use,
 * `missing` is shown if given. A 401 is reported elsewhere, once, when the session ends; a call that is not offered
 * (501) is not.
 */
export const useNotifyFailure = (): ((
  error: unknown,
  genericMessage: string,
  missing?: NamedText,
) => void) => {
  const notify = useNotify();
  return useCallback(
    (error, genericMessage, missing) => {
      const refusal = error instanceof HttpError ? error : undefined;
      if (refusal?.status === unauthorized || refusal?.status === notOffered) return;
      if (missing && refusal?.status === notFound) {
        notify(missing.text, { type: 'error', messageArgs: missing.names });
        return;
      }
      const isTelling = refusal?.status === badRequest || refusal?.status === conflict;
      const own = isTelling ? refusal.message : '';
      const reference: unknown = refusal?.body?.reference;
      notify(own || genericMessage, { type: 'error', ...(reference ? { reference } : {}) });
    },
    [notify],
  );
};
