import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '../../lib/log';
import type { Mailer } from '../../mail/mailer';
import type { Config } from '../settings/environment';
import { isThisMachine } from '../settings/productionRules';
import { composeEml } from './composeEml';

/** Creates the mailer: it sends through SMTP_URL if that is set, otherwise it writes to files in the data folder. */
export const createMailer = (
  { smtpUrl, mailFrom, dataFolder }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataFolder'>,
  log: Log,
  timeouts: SmtpTimeouts = usualTimeouts,
): Mailer =>
  smtpUrl
    ? createSmtpMailer(smtpUrl, mailFrom, timeouts)
    : createFileMailer(path.join(dataFolder, 'mail'), mailFrom, (file) =>
        log.info('an e-mail was written to a file', { file }),
      );

/**
 * Writes e-mails as .eml files, which mail programs open, instead of sending them; `onWritten` gets the path. A
 * repeated Message-ID replaces its file. The files hold links that open accounts, so only the server's own user may
 * read them.
 */
const createFileMailer = (folder: string, from: string, onWritten: (file: string) => void): Mailer => ({
  send: async (mail) => {
    const date = mail.date ?? new Date();
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const id = mail.messageId?.replace(/@.*/, '') ?? crypto.randomUUID().slice(0, 8);
    const name = `${date.toISOString()}-${id}`.replace(/[^\w-]/g, '-');
    const file = path.join(folder, `${name}.eml`);
    await writeFile(file, composeEml(mail, from, date), { mode: 0o600 });
    onWritten(file);
  },
  removeAbout: async (applicationIds) => {
    const paths = new Set(applicationIds.map((id) => `/${id}/details`));
    const isAbout = (text: string) => text.match(/\/\d{1,10}\/details/g)?.some((found) => paths.has(found));
    for (const name of await readdir(folder).catch(() => [])) {
      const file = path.join(folder, name);
      if (name.endsWith('.eml') && isAbout(await readFile(file, 'utf8'))) await rm(file, { force: true });
    }
  },
});

/** How long to wait for a mail server, in milliseconds: to connect, for its greeting, for each of its answers. */
type SmtpTimeouts = typeof usualTimeouts;

const usualTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Connects to the mail server as for an e-mail, with TLS and password, and sends none.
 * @throws {Error} if it refuses or does not answer
 */
export const tryMailServer = async (url: string): Promise<void> => {
  const transport = createTransport({ url, requireTLS: needsTls(url), ...usualTimeouts });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
};

/** Tells whether a mail server must use TLS: a password may be in clear text on this machine only. */
export const needsTls = (url: string): boolean => !isThisMachine(new URL(url).hostname);

/** Sends e-mails to an SMTP server (`smtp://` or `smtps://`, with user and password where it requires them). */
const createSmtpMailer = (url: string, from: string, timeouts: SmtpTimeouts): Mailer => {
  const transport = createTransport({ url, requireTLS: needsTls(url), ...timeouts }, { from });
  return {
    send: async (mail) => {
      const messageId = mail.messageId && `<${mail.messageId}>`;
      await transport.sendMail({ ...mail, messageId });
    },
  };
};
