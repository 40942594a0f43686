import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { AppServer } from './appServer';

const mailsTo = async (folder: string, address: string): Promise<string[]> => {
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(files.sort().map((file) => readFile(join(folder, file), 'utf8')));
  return mails.filter((mail) => mail.split('\r\n').includes(`To: ${address}`));
};

/** Waits for the only e-mail to an address and returns its link. */
export const mailedLink = async ({ dataFolder }: AppServer, address: string): Promise<string> => {
  const folder = join(dataFolder, 'mail');
  await expect(async () => expect(await mailsTo(folder, address)).toHaveLength(1)).toPass();
  const [mail] = await mailsTo(folder, address);
  const link = /^http\S+/m.exec(mail ?? '')?.[0];
  if (!link) throw new Error(`The e-mail to ${address} has no link`);
  return link;
};
