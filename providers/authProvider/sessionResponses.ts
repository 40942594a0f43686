import { allows, type Grants } from '../../contract/access';
import { readSession } from '../http/session';

const noGrants: Grants = { roles: [], permissions: [] };

const grants = (): Grants => {
  const session = readSession();
  return session ? { roles: session.roles, permissions: session.permissions } : noGrants;
};

/** What the session in this browser says about its user (spec 2.1 and 6). */
export const sessionResponses = {
  isSignedIn: (): boolean => readSession() !== undefined,
  identity: (): { id: string; fullName: string } => {
    const username = readSession()?.username ?? '';
    return { id: username, fullName: username };
  },
  grants,
  /** Returns whether the user may perform an action; anything missing from the access table is refused. */
  allows: (resource: string, action: string): boolean => allows(grants(), resource, action),
};
