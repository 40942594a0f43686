import { eq } from 'drizzle-orm';
import { signIns } from '../../../db/schema/signIns';
import { networkOf } from '../../attempts/networkOf';
import type { ServiceContext } from '../../context/serviceContext';
import { tellOfAccount } from '../../mail/accountMail';
import { deviceOf } from './deviceOf';

/** What is known of the client that signs in. */
export interface SignInContext extends ServiceContext {
  readonly userAgent: string | undefined;
  /** Whether the account is known to have signed in with this very browser before. */
  readonly isKnownDevice?: boolean;
}

/**
 * Keeps from where an account signs in, in the caller's transaction, which must have locked the user; tells the account
 * by e-mail of a device that it was not used with before, from this network. The first one kept is told of to nobody.
 * `identityProvenOn` is when the password or the corporate identity was proven; null for a passkey alone.
 */
export const keepSignIn = async (
  context: SignInContext,
  { userId, familyId, identityProvenOn }: { userId: number; familyId: string; identityProvenOn: Date | null },
): Promise<void> => {
  const { db, remoteAddress, now, userAgent, isKnownDevice = false } = context;
  const device = deviceOf(userAgent);
  const network = remoteAddress && networkOf(remoteAddress);
  const former = isKnownDevice
    ? []
    : await db
        .selectDistinct({ device: signIns.device, network: signIns.network })
        .from(signIns)
        .where(eq(signIns.userId, userId));
  await db.insert(signIns).values({ familyId, userId, signedInOn: now(), device, network, identityProvenOn });
  // A version before this one wrote IPv6 networks out.
  const isSame = (before: string | null) => before === network || (before && networkOf(before) === network);
  const isNew = !former.some((one) => one.device === device && isSame(one.network));
  if (former.length > 0 && isNew) await tellOfAccount(context, userId, { kind: 'newDevice', device });
};
