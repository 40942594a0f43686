import { useGetIdentity } from 'ra-core';
import { useMemo } from 'react';
import { type OpenDraft, openDraft } from './openDraft';

/**
 * Returns the draft of a form, which this device keeps for the signed-in user alone (spec 4, Session); undefined until
 * the user is known. Pass it to a `<FormDraft>` inside the form, and `close` it once the form was sent.
 */
export const useFormDraft = (form: string): OpenDraft | undefined => {
  const { identity } = useGetIdentity();
  const user = identity ? String(identity.id) : '';
  return useMemo(() => (user ? openDraft(user, form) : undefined), [user, form]);
};
