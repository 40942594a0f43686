import { and, eq } from 'drizzle-orm';
import { passwordLinks } from '../../db/schema/passwordLinks';
import { users } from '../../db/schema/users';
import { passwordLinkMail } from '../../mail/passwordLinkMail';
import { deliver } from '../mailNotification/deliver';
import type { ClaimedJob } from '../queue/claimJob';
import type { JobPayload } from '../queue/jobKinds';
import { finishJob, noteOnJob } from '../queue/settleJob';
import type { WorkContext } from '../workContext';
import { hashToken } from './hashToken';
import { passwordLinkCode } from './passwordLinkCode';
import { passwordLinkHours } from './passwordLinkTerms';

type Payload = JobPayload<'sendPasswordLink'>;

const hour = 3_600_000;

const validHoursOf = ({ isNewAccount }: Payload) =>
  isNewAccount ? passwordLinkHours.newAccount : passwordLinkHours.recovery;

/** Makes the link valid from now on; on a repeat only where it was neither used nor replaced meanwhile. */
const issue = async (
  { db, now }: WorkContext,
  job: ClaimedJob,
  payload: Payload,
  codeHash: string,
): Promise<boolean> => {
  const { userId, isNewAccount, isIssued } = payload;
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

/** Sends the link by which somebody chooses a password (spec 2.2, isNewAccount). An older link of the account ends. */
export const sendPasswordLink = async (
  context: WorkContext,
  job: ClaimedJob,
  payload: Payload,
): Promise<void> => {
  const { userId, isNewAccount, nonce } = payload;
  const [user] = await context.db
    .select({ username: users.username })
    .from(users)
    .where(eq(users.id, userId));
  if (!user?.username) return finishJob(context.db, job);
  const code = await passwordLinkCode(context.tokenKey, nonce);
  const codeHash = await hashToken(code);
  const isValid = await context.db.transaction((db) => issue({ ...context, db }, job, payload, codeHash));
  if (!isValid) return finishJob(context.db, job);

  const url = new URL(`${context.publicUrl.replace(/\/+$/, '')}/passwordReset`);
  url.searchParams.set('code', code);
  url.searchParams.set('isNewAccount', isNewAccount ? '1' : '0');
  const facts = { to: user.username, link: url.href, isNewAccount, validHours: validHoursOf(payload) };
  await deliver(context, job, passwordLinkMail(facts));
  await finishJob(context.db, job);
};
