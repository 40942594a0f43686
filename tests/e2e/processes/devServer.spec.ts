import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../run/freePort.mjs';
import { removeDataFolder } from '../support/appServer';
import { makeDemoFolder } from '../support/demoFolder';
import { makeWholeCopy } from '../support/projectCopy';
import { accounts, signIn } from '../support/signIn';
import { expect, ownTest as test } from '../support/test';

test('npm run dev prints the address to open last, at the port that was asked for, serves client and server there, and a change of texts keeps what is typed', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const copy = makeWholeCopy();
  const change = (path: string, from: string, to: string) => {
    const text = readFileSync(join(copy.folder, path), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(copy.folder, path), text.replace(from, to));
  };
  // The packages are outside the copy, where Vite's strict mode would not serve them.
  change('vite.config.ts', 'server: {', 'server: { fs: { strict: false },');
  const folder = makeDemoFolder();
  const [port, clientPort] = [await freePort(), await freePort()];
  const dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: copy.folder,
    env: {
      ...process.env,
      PORT: `${port}`,
      CLIENT_PORT: `${clientPort}`,
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
    },
  });
  const ended = new Promise((resolve) => dev.once('exit', resolve));
  let printed = '';
  dev.stdout.on('data', (part) => {
    printed += part;
  });
  try {
    const address = `http://localhost:${clientPort}/`;
    await expect.poll(() => printed, { timeout: 100_000 }).toContain(`Open ${address}`);
    expect(printed.trimEnd().endsWith(`Open ${address}`), printed).toBe(true);
    expect(await (await fetch(`${address}config.json`)).json()).toHaveProperty('extensions');
    expect(await (await fetch(address)).text()).toContain('/@vite/client');

    await signIn(page, accounts.administrator, new URL(address).origin);
    await page.goto(`${address}users/create`);
    await expect(page.getByRole('heading', { level: 1, name: 'Adicionar Utilizador' })).toBeVisible();
    const email = page.getByRole('textbox', { name: 'E-mail' });
    await email.fill('meio-escrito@');
    change('resources/users/messages.ts', "'Adicionar Utilizador'", "'Novo Utilizador'");
    await expect(page.getByRole('heading', { level: 1, name: 'Novo Utilizador' })).toBeVisible();
    await expect(email).toHaveValue('meio-escrito@');
  } finally {
    dev.kill('SIGTERM');
    await ended;
    removeDataFolder(folder);
    copy.remove();
  }
});
