import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder, removeDataFolder, runAppServer, startBriefServer } from '../support/appServer';
import { makeDemoFolder } from '../support/demoFolder';
import { expect, ownTest as test } from '../support/test';

const settings = { SEED_DEMO: '0', LOG_LEVEL: 'warn' };
let folder: string;
test.beforeEach(() => {
  folder = makeDataFolder();
});
test.afterEach(() => removeDataFolder(folder));

/** The program that runs a process in its own PID namespace, as a container does. */
const unshareProgram = 'unshare';
const separately = ['--user', '--map-root-user', '--pid', '--fork', '--mount-proc'];
const unshared = [unshareProgram, ...separately];
const canUnshare = spawnSync(unshareProgram, [...separately, 'true']).status === 0;

/** Lists the entries that other users could read; a folder closed to them protects everything in it. */
const readableByOthers = (entry: string): string[] => {
  const stat = lstatSync(entry);
  if ((stat.mode & 0o077) === 0) return [];
  return stat.isDirectory()
    ? [entry, ...readdirSync(entry).flatMap((name) => readableByOthers(join(entry, name)))]
    : [entry];
};
const readableInside = (folder: string) =>
  readdirSync(folder).flatMap((name) => readableByOthers(join(folder, name)));

test('a second server is kept out of a data folder, also one that has process numbers of its own', async () => {
  test.setTimeout(240_000);
  removeDataFolder(folder);
  folder = makeDemoFolder();
  const first = await startBriefServer(folder, { settings });
  try {
    const refusal =
      /^A pasta de dados .* já está a ser usada por outro servidor .*already in use by another server/;
    const second = await runAppServer(folder, settings);
    expect(second).toMatchObject({ code: 1, said: expect.stringMatching(refusal) });
    if (canUnshare) {
      const contained = await runAppServer(folder, settings, unshared);
      expect(contained).toMatchObject({ code: 1, said: expect.stringMatching(refusal) });
    }
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    await first.end('SIGKILL');
    const next = await startBriefServer(folder, { settings });
    await next.end('SIGTERM');
  } finally {
    await first.end('SIGKILL');
  }
});

test('of servers that start at the same time one gets the data folder', async () => {
  test.setTimeout(300_000);
  const starts = await Promise.allSettled([1, 2, 3].map(() => startBriefServer(folder, { settings })));
  const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  try {
    expect(started).toHaveLength(1);
    for (const start of starts)
      if (start.status === 'rejected') expect(String(start.reason)).toContain('already in use');
  } finally {
    for (const server of started) await server.end('SIGKILL');
  }
});

test('the data folder is readable by its owner only, whatever the umask and its former mode', async () => {
  test.setTimeout(240_000);
  const careless = ['sh', '-c', 'umask 000; exec "$@"', 'sh'];
  const first = await startBriefServer(folder, { settings, through: careless });
  await first.end('SIGTERM');
  expect(readdirSync(folder).sort()).toEqual([
    'db',
    'document-key',
    'erasures',
    'server.lock',
    'token-secret',
  ]);
  expect([...readableByOthers(folder), ...readableInside(folder)]).toEqual([]);

  execFileSync('chmod', ['-R', 'a+rX', folder]);
  const second = await startBriefServer(folder, { settings, through: careless });
  expect([...readableByOthers(folder), ...readableInside(folder)]).toEqual([]);
  await second.end('SIGTERM');
});

test('a data folder that can not be written to is said to be so', async () => {
  const isRoot = process.getuid?.() === 0;
  const nobody = 65_534;
  if (isRoot) chownSync(folder, nobody, nobody);
  chmodSync(folder, 0o500);
  const through = isRoot ? ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'] : [];
  const { code, said } = await runAppServer(folder, settings, through);
  expect(code).toBe(1);
  expect(said).toMatch(/^Não foi possível escrever na pasta de dados .*EACCES.*can't be written to/);
});
