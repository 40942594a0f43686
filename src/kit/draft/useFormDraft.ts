import { useGetIdentity } from 'ra-core';
import { useMemo } from 'react';
import { type OpenDraft, openDraft } from './openDraft';

/**
 * What this device keeps of a form while it is typed, for the signed-in user alone (spec 4, Session); given to a
 * `<FormDraft>` inside the form. `close` it when the form was sent. Undefined until the user is known.
 */
export const useFormDraft = (form: string): OpenDraft | undefined => {
  const { identity } = useGetIdentity();
  const user = identity ? String(identity.id) : '';
  return useMemo(() => (user ? openDraft(user, form) : undefined), [user, form]);
};
