import { and, eq } from 'drizzle-orm';
import { base64url } from 'jose';
import { paths } from '../../../../contract/paths';
import { invitationHours } from '../../../../contract/rules/limits';
import { roleOfUserType } from '../../../../contract/rules/userTypes';
import { passwordLinks } from '../../../db/schema/passwordLinks';
import { users } from '../../../db/schema/users';
import { hashToken } from '../../../lib/hashToken';
import { passwordLinkMail } from '../../../mail/passwordLinkMail';
import { mayUsePassword } from '../../context/passwordSignIn';
import type { WorkContext } from '../../context/workContext';
import { deliver } from '../../mail/deliver';
import type { ClaimedJob } from '../../queue/claimJob';
import type { JobPayload } from '../../queue/jobKinds';
import { finishJob, noteOnJob } from '../../queue/settleJob';
import { lockUsers } from '../account/lockUsers';

type Payload = JobPayload<'sendPasswordLink'>;

const hour = 3_600_000;

const validHoursOf = ({ isNewAccount }: Payload) =>
  isNewAccount ? passwordLinkHours.newAccount : passwordLinkHours.recovery;

/**
 * Makes the link valid from now on; on a repeat, only if it was neither used nor replaced in the meantime.
 * Returns whether it is valid.
 */
const issue = async (
  { db, now }: WorkContext,
  job: ClaimedJob,
  payload: Payload,
  codeHash: string,
): Promise<boolean> => {
  const { userId, isNewAccount, isIssued } = payload;
  // A deactivation at this moment makes links void, and removes this job: one of the two comes first.
  await lockUsers(db, [userId]);
  const createdOn = now();
  const expiresOn = new Date(createdOn.getTime() + validHoursOf(payload) * hour);
  if (isIssued) {
    const prolonged = await db
      .update(passwordLinks)
      .set({ expiresOn })
      .where(and(eq(passwordLinks.userId, userId), eq(passwordLinks.codeHash, codeHash)))
      .returning({ userId: passwordLinks.userId });
    return prolonged.length > 0;
  }
  const link = { codeHash, isNewAccount, createdOn, expiresOn };
  await db
    .insert(passwordLinks)
    .values({ userId, ...link })
    .onConflictDoUpdate({ target: passwordLinks.userId, set: link });
  await noteOnJob<'sendPasswordLink'>(db, job, { ...payload, isIssued: true });
  return true;
};

/**
 * Sends a link for choosing a password (spec 2.2, isNewAccount). Ends an older link of the account; a user
 * who may not sign in by password gets none.
 */
export const sendPasswordLink = async (
  context: WorkContext,
  job: ClaimedJob,
  payload: Payload,
): Promise<void> => {
  const { userId, isNewAccount, nonce } = payload;
  const [user] = await context.db
    .select({ username: users.username, userTypeId: users.userTypeId })
    .from(users)
    .where(eq(users.id, userId));
  const role = user && roleOfUserType[user.userTypeId];
  if (!user?.username || !role || !mayUsePassword(context.passwordSignIn, role))
    return finishJob(context.db, job);
  const code = await passwordLinkCode(context.tokenKey, nonce);
  const codeHash = await hashToken(code);
  const isValid = await context.db.transaction((db) => issue({ ...context, db }, job, payload, codeHash));
  if (!isValid) return finishJob(context.db, job);

  const url = new URL(`${context.publicUrl.replace(/\/$/, '')}${paths.passwordReset}`);
  url.searchParams.set('code', code);
  url.searchParams.set('isNewAccount', isNewAccount ? '1' : '0');
  const facts = { to: user.username, link: url.href, isNewAccount, validHours: validHoursOf(payload) };
  await deliver(context, job, passwordLinkMail(facts));
  await finishJob(context.db, job);
};

/**
 * Derives the code of a link for choosing a password from the server's secret and a nonce, so that every
 * attempt to send it carries the same one though it is stored nowhere. No access token is signed over a text
 * with blanks and a colon.
 */
const passwordLinkCode = async (tokenKey: CryptoKey, nonce: string): Promise<string> =>
  base64url.encode(
    new Uint8Array(
      await crypto.subtle.sign('HMAC', tokenKey, new TextEncoder().encode(`password link: ${nonce}`)),
    ),
  );

/** How long a link for choosing a password is valid, in hours. */
const passwordLinkHours = {
  recovery: 1,
  /** The owner of a new account did not request the e-mail and may read it after a weekend. */
  newAccount: invitationHours,
} as const;
