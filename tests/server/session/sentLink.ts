import type { Mail } from '../../../server/mail/mailer';

/** Returns the parts of the link in an e-mail; throws if there is none. */
export const linkIn = (mail: Mail | undefined) => {
  const link = /https:\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error('There is no link in the e-mail');
  const url = new URL(link);
  return {
    page: `${url.origin}${url.pathname}`,
    code: url.searchParams.get('code') ?? '',
    isNewAccount: url.searchParams.get('isNewAccount'),
  };
};
