import { useGetIdentity, useStore } from 'ra-core';

/**
 * Returns the provider's e-mail of this user's last request, stored on this device; undefined until the user
 * is known.
 */
export const useRememberedEmail = (): { email: string | undefined; remember: (email: string) => void } => {
  const { identity } = useGetIdentity();
  const [emails, setEmails] = useStore<Readonly<Record<string, string>>>('providerEmails', {});
  const user = identity && String(identity.id);
  return {
    email: user && (emails[user] ?? ''),
    remember: (email) => user && setEmails({ ...emails, [user]: email }),
  };
};
