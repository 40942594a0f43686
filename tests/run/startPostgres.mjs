import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres } from './findPostgres.mjs';
import { freePort } from './freePort.mjs';
import { canInstallPackages, installPackages } from './installPackages.mjs';
import { quickFolder } from './quickFolder.mjs';
import { undoAtEnd } from './runCommand.mjs';

const advice = `No PostgreSQL was found, so the server tests could not run on one. Either of these helps:
  - install your system's package (Debian: apt-get install postgresql); initdb and postgres must be on PATH,
  - set TEST_DATABASE_URL to a PostgreSQL on which the tests may create databases, with a superuser's name.`;

const startSeconds = 30;
const stopSeconds = 10;

/** Returns the ids of an unprivileged user when we are root, because PostgreSQL refuses to run as root. */
const unprivileged = () => {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // This system has no such user: the next one will do.
    }
  }
  return {};
};

/** @param {string} url @param {() => boolean} hasEnded */
const waitUntilReady = async (url, hasEnded) => {
  const deadline = Date.now() + startSeconds * 1000;
  while (!hasEnded() && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return false;
};

/** The signals of the modes that PostgreSQL's own `pg_ctl stop -m` takes. */
const signalOf = /** @type {const} */ ({ fast: 'SIGINT', immediate: 'SIGQUIT' });

/**
 * A PostgreSQL that tests can stop for a while.
 * @typedef {object} OwnPostgres
 * @property {string} url
 * @property {string} data its data folder
 * @property {(mode: keyof typeof signalOf) => Promise<unknown>} halt
 * @property {() => Promise<boolean>} resume
 * @property {() => Promise<void>} stop ends it and removes its folder
 */

/**
 * Starts a separate PostgreSQL in a temporary folder, or uses the one of TEST_DATABASE_URL.
 * Prints advice when there is none.
 * @param {string} [below] the folder in which its own folder is created
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | undefined>}
 */
export const startPostgres = async (below) => {
  const given = process.env.TEST_DATABASE_URL;
  return given ? { url: given, stop: async () => {} } : startOwnPostgres([], below);
};

/**
 * Starts a separate PostgreSQL in a temporary folder. It is fast, and a crash loses its latest commits unless the
 * settings say otherwise.
 * @param {readonly string[]} [more] settings; a later one overrides an earlier one
 * @param {string} [below] the folder in which its own folder is created; by default in memory, if there is room
 * @returns {Promise<OwnPostgres | undefined>}
 */
export const startOwnPostgres = async (more = [], below = quickFolder()) => {
  if (!findPostgres() && canInstallPackages()) await installPackages(['postgresql']);
  const programs = findPostgres();
  if (!programs) {
    console.error(advice);
    return undefined;
  }

  const folder = mkdtempSync(join(below, 'tsi-postgres-'));
  const user = unprivileged();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C' } };

  try {
    execFileSync(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
      { ...options, stdio: 'pipe' },
    );
  } catch (error) {
    console.error(`initdb failed: ${error instanceof Error ? error.message : error}`);
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }

  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    ...more,
  ];
  const parameters = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder];
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let log = '';

  const launch = () => {
    const server = spawn(
      join(programs, 'postgres'),
      [...parameters, ...settings.flatMap((one) => ['-c', one])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    server.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-4000);
    });
    const running = { server, ended: false, end: Promise.resolve() };
    running.end = new Promise((resolve) => {
      server.once('close', resolve);
      server.once('error', resolve);
    }).then(() => {
      running.ended = true;
    });
    return running;
  };

  let running = launch();
  const halt = async (/** @type {keyof typeof signalOf} */ mode) => {
    const { server, end } = running;
    server.kill(signalOf[mode]);
    const hardStop = setTimeout(() => server.kill('SIGQUIT'), stopSeconds * 1000);
    await end;
    clearTimeout(hardStop);
  };
  const isReady = () => waitUntilReady(url, () => running.ended);
  const resume = async () => {
    running = launch();
    return isReady();
  };
  const stop = undoAtEnd(async () => {
    await halt('fast');
    rmSync(folder, { recursive: true, force: true });
  });

  if (await isReady()) return { url, data, halt, resume, stop };
  console.error(`PostgreSQL did not start:\n${log}`);
  await stop();
  return undefined;
};
