import { Refusal } from '../../../lib/refusal';
import type { Actor, SignedInContext } from '../../context/serviceContext';
import { lockActor } from './lockUsers';
import { sessionEnded } from './texts';

/**
 * Locks the caller until the transaction ends, and returns them as they are now.
 * @throws {Refusal} `unauthenticated` if they are no longer active, or their sign-in was revoked
 */
export const requireSignedIn = async ({ db, actor, familyId }: SignedInContext): Promise<Actor> => {
  const locked = await lockActor(db, actor, familyId);
  if (!locked) throw new Refusal('unauthenticated', sessionEnded);
  return locked;
};
