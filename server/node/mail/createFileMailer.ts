import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mailer } from '../../mail/mailer';
import { composeEml } from './composeEml';

/**
 * Writes e-mails as .eml files, which mail programs open, instead of sending them; `onWritten` learns where.
 * A repeat of one that has a Message-ID takes its place. They hold links that open accounts, so only the server's own user may read them.
 */
export const createFileMailer = (
  folder: string,
  from: string,
  onWritten: (file: string) => void,
): Mailer => ({
  send: async (mail) => {
    const date = mail.date ?? new Date();
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const id = mail.messageId?.replace(/@.*/, '') ?? crypto.randomUUID().slice(0, 8);
    const name = `${date.toISOString()}-${id}`.replace(/[^\w-]/g, '-');
    const file = path.join(folder, `${name}.eml`);
    await writeFile(file, composeEml(mail, from, date), { mode: 0o600 });
    onWritten(file);
  },
});
