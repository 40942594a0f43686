import { createTransport } from 'nodemailer';
import type { Mailer } from '../../mail/mailer';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Hands e-mails to an SMTP server (`smtp://` or `smtps://`, with user and password where it wants them). */
export const createSmtpMailer = (url: string, from: string): Mailer => {
  // A password in clear text is for this machine only.
  const requireTLS = !/^(localhost|127\.|\[::1\])/.test(new URL(url).hostname);
  const transport = createTransport({ url, requireTLS, ...timeouts }, { from });
  return {
    send: async (mail) => {
      const messageId = mail.messageId && `<${mail.messageId}>`;
      await transport.sendMail({ ...mail, messageId });
    },
  };
};
