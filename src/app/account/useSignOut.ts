import { useGetIdentity, useLogout } from 'ra-core';
import { leaveGuard } from '../../kit/leaving/leaveGuard';

const eraseDrafts = async (user: string): Promise<void> =>
  (await import('../../kit/draft/draftStore')).eraseDraftsOf(user);

/** Returns what 'Sair' does: asks about unsaved changes, erases the user's drafts and ends the session (spec 1). */
export const useSignOut = (): (() => void) => {
  const logout = useLogout();
  const { identity } = useGetIdentity();
  const signOut = () => {
    // Sign-out does not wait for this: browser storage that does not answer must not keep anyone signed in.
    if (identity)
      eraseDrafts(String(identity.id)).catch((error: unknown) =>
        console.error('The drafts could not be erased', error),
      );
    void logout();
  };
  return () => leaveGuard.leave({ go: signOut, endsSession: true });
};
