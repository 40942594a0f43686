import { base64url } from 'jose';
import { passwordLinks } from '../../db/schema/passwordLinks';
import type { Mail } from '../../mail/mailer';
import { passwordLinkMail } from '../../mail/passwordLinkMail';
import { hashToken } from './hashToken';
import { passwordLinkHours } from './passwordLinkTerms';
import type { RecoveryContext } from './recoveryContext';

const codeBytes = 32;
const hour = 3_600_000;

/**
 * Makes the link by which somebody chooses a password, in the caller's transaction where `context.db` is one,
 * and answers the e-mail that brings it (spec 2.2, isNewAccount). An older link of the account ends.
 */
export const issuePasswordLink = async (
  context: Pick<RecoveryContext, 'db' | 'now' | 'publicUrl'>,
  user: { id: number; username: string; isNewAccount: boolean },
): Promise<Mail> => {
  const { isNewAccount } = user;
  const code = base64url.encode(crypto.getRandomValues(new Uint8Array(codeBytes)));
  const validHours = isNewAccount ? passwordLinkHours.newAccount : passwordLinkHours.recovery;
  const createdOn = context.now();
  const link = {
    codeHash: await hashToken(code),
    isNewAccount,
    createdOn,
    expiresOn: new Date(createdOn.getTime() + validHours * hour),
  };
  await context.db
    .insert(passwordLinks)
    .values({ userId: user.id, ...link })
    .onConflictDoUpdate({ target: passwordLinks.userId, set: link });
  const url = new URL(`${context.publicUrl.replace(/\/+$/, '')}/passwordReset`);
  url.searchParams.set('code', code);
  url.searchParams.set('isNewAccount', isNewAccount ? '1' : '0');
  return passwordLinkMail({ to: user.username, link: url.href, isNewAccount, validHours });
};
