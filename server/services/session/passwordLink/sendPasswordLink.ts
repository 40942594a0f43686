import { and, eq, inArray } from 'drizzle-orm';
import { base64url } from 'jose';
import { paths } from '../../../../contract/paths';
import { invitationHours } from '../../../../contract/rules/limits';
import { roleOfUserType } from '../../../../contract/rules/roleOfUserType';
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
 * Returns its code, if it is valid.
 */
const issue = async (
  { db, now }: WorkContext,
  job: ClaimedJob,
  payload: Payload,
  codes: readonly [LinkCode, ...LinkCode[]],
): Promise<string | undefined> => {
  const { userId, isNewAccount, isIssued } = payload;
  // A deactivation at this moment makes links void, and removes this job: one of the two comes first.
  await lockUsers(db, [userId]);
  const createdOn = now();
  const expiresOn = new Date(createdOn.getTime() + validHoursOf(payload) * hour);
  if (isIssued) {
    const hashes = codes.map(({ codeHash }) => codeHash);
    // The key may have changed since: the code is then still the one of the first attempt.
    const [prolonged] = await db
      .update(passwordLinks)
      .set({ expiresOn })
      .where(and(eq(passwordLinks.userId, userId), inArray(passwordLinks.codeHash, hashes)))
      .returning({ codeHash: passwordLinks.codeHash });
    return codes.find(({ codeHash }) => codeHash === prolonged?.codeHash)?.code;
  }
  const [{ code, codeHash }] = codes;
  const link = { codeHash, isNewAccount, createdOn, expiresOn };
  await db
    .insert(passwordLinks)
    .values({ userId, ...link })
    .onConflictDoUpdate({ target: passwordLinks.userId, set: link });
  await noteOnJob<'sendPasswordLink'>(db, job, { ...payload, isIssued: true });
  return code;
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
  const [key, ...formerKeys] = context.tokenKeys;
  const codes = [
    await linkCode(key, nonce),
    ...(await Promise.all(formerKeys.map((former) => linkCode(former, nonce)))),
  ] as const;
  const code = await context.db.transaction((db) => issue({ ...context, db }, job, payload, codes));
  if (!code) return finishJob(context.db, job);

  const url = new URL(`${context.publicUrl.replace(/\/$/, '')}${paths.passwordReset}`);
  url.searchParams.set('code', code);
  url.searchParams.set('isNewAccount', isNewAccount ? '1' : '0');
  const facts = { to: user.username, link: url.href, isNewAccount, validHours: validHoursOf(payload) };
  await deliver(context, job, passwordLinkMail(facts));
  await finishJob(context.db, job);
};

/**
 * Derives the code of a link for choosing a password from a key of the server and a nonce, so that every
 * attempt to send it carries the same one though it is stored nowhere. No access token is signed over a text
 * with blanks and a colon.
 */
const linkCode = async (key: CryptoKey, nonce: string): Promise<LinkCode> => {
  const text = new TextEncoder().encode(`password link: ${nonce}`);
  const code = base64url.encode(new Uint8Array(await crypto.subtle.sign('HMAC', key, text)));
  return { code, codeHash: await hashToken(code) };
};

interface LinkCode {
  readonly code: string;
  readonly codeHash: string;
}

/** How long a link for choosing a password is valid, in hours. */
const passwordLinkHours = {
  recovery: 1,
  /** The owner of a new account did not request the e-mail and may read it after a weekend. */
  newAccount: invitationHours,
} as const;
