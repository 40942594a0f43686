import { useGetIdentity, useStore } from 'ra-core';

/** The provider's e-mail of this user's last request, kept on this device; undefined until it is known whose it is. */
export const useRememberedEmail = (): { email: string | undefined; remember: (email: string) => void } => {
  const { identity } = useGetIdentity();
  const [emails, setEmails] = useStore<Readonly<Record<string, string>>>('providerEmails', {});
  const user = identity && String(identity.id);
  return {
    email: user && (emails[user] ?? ''),
    remember: (email) => user && setEmails({ ...emails, [user]: email }),
  };
};
