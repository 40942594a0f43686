import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../run/freePort.mjs';

test('npm run dev prints the address to open last, at the port that was asked for, and serves client and server there', async () => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'dev-'));
  const [port, clientPort] = [await freePort(), await freePort()];
  const dev = spawn(process.execPath, ['scripts/dev.mjs'], {
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
  } finally {
    dev.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
