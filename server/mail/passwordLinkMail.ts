import { composeMail } from './composeMail';
import type { Mail } from './mailer';
import { passwordLinkTerms, passwordLinkTexts } from './texts';

/** The facts that the e-mail states about a password link. */
export interface PasswordLinkFacts {
  readonly to: string;
  readonly link: string;
  readonly isNewAccount: boolean;
  readonly validHours: number;
}

/**
 * Composes the e-mail with the link for choosing a password: for a new account or a forgotten password (spec 2.2).
 */
export const passwordLinkMail = ({ to, link, isNewAccount, validHours }: PasswordLinkFacts): Mail => {
  const { subject, why, action, otherwise } = passwordLinkTexts(isNewAccount);
  return composeMail({
    to,
    subject,
    paragraphs: [why],
    link: { href: link, text: action },
    closing: [passwordLinkTerms(validHours), otherwise],
  });
};
