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
 * Returns a function that reports a failure in a toast: the first message of a 400 or 409, and of a 404 of a call of our own, otherwise the generic text
 * (spec 8), with the answer's log reference, if any. A 404 shows `missing`, if given, because a retry is no use. A 401
 * is reported elsewhere, once, when the session ends; a call that the back end does not offer (501), and
 * what the server itself tells the person, is not reported.
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
      if (refusal?.status === unauthorized || refusal?.status === notOffered || refusal?.body?.isTold) return;
      if (missing && refusal?.status === notFound) {
        notify(missing.text, { type: 'error', messageArgs: missing.names });
        return;
      }
      const isOfOwnCall = refusal?.status === notFound && refusal.body?.isOwn;
      const isSpecific = refusal?.status === badRequest || refusal?.status === conflict || isOfOwnCall;
      const own = isSpecific ? refusal.message : '';
      const reference: unknown = refusal?.body?.reference;
      notify(own || genericMessage, { type: 'error', ...(reference ? { reference } : {}) });
    },
    [notify],
  );
};
