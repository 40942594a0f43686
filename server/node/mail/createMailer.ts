import path from 'node:path';
import type { Log } from '../../log';
import type { Mailer } from '../../mail/mailer';
import type { Config } from '../config';
import { createFileMailer } from './createFileMailer';
import { createSmtpMailer } from './createSmtpMailer';

/** Sends e-mails through SMTP_URL where the environment names one, else into files of the data folder. */
export const createMailer = ({ smtpUrl, mailFrom, dataFolder }: Config, log: Log): Mailer =>
  smtpUrl
    ? createSmtpMailer(smtpUrl, mailFrom)
    : createFileMailer(path.join(dataFolder, 'mail'), mailFrom, (file) =>
        log.info('an e-mail was written to a file', { file }),
      );
