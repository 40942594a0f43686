import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mailer } from '../../mail/mailer';
import { composeEml } from './composeEml';

/**
 * Writes e-mails as .eml files, which mail programs open, instead of sending them; `onWritten` learns where.
 * They hold links that open accounts, so only the server's own user may read them.
 */
export const createFileMailer = (
  folder: string,
  from: string,
  onWritten: (file: string) => void,
): Mailer => ({
  send: async (mail) => {
    const now = new Date();
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${now.toISOString().replace(/[:.]/g, '-')}-${crypto.randomUUID().slice(0, 8)}.eml`;
    const file = path.join(folder, name);
    await writeFile(file, composeEml(mail, from, now), { mode: 0o600 });
    onWritten(file);
  },
});
