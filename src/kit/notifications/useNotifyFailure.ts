import { HttpError, useNotify } from 'ra-core';
import { useCallback } from 'react';

const unauthorized = 401;
const badRequest = 400;
const notFound = 404;
const conflict = 409;
const notOffered = 501;

/** A text with what it names. */
interface NamedText {
  text: string;
  names: Readonly<Record<string, unknown>>;
}

/**
 * Tells of a failed operation: the first message of a 400 or 409, else the operation's generic text (spec 8). Where there is no
 * such thing, trying again is of no use: `missing` is told instead.
 * What failed unexpectedly is told with the reference that the log finds it by.
 * A 401 is told elsewhere, once, when the session ends; of a call that the back end does not offer nothing is told.
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
