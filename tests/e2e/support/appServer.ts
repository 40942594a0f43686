import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../run/freePort.mjs';

const startSeconds = 90;
const program = join(import.meta.dirname, '../../../dist/server/main.js');

/** The built product, running as one process on a data folder. */
export interface AppServer {
  readonly url: string;
  readonly dataFolder: string;
  readonly processId: number | undefined;
  /** Ends the process: politely, or as a power cut would. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

const answers = async (url: string) => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
};

const ended = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null;

/** A fresh folder for one server's data. */
export const makeDataFolder = () => mkdtempSync(join(tmpdir(), 'tsi-e2e-'));

/** Removes what makeDataFolder made. */
export const removeDataFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

interface Options {
  /** A free one when absent. */
  port?: number;
  /** Settings besides those of every test. */
  settings?: Readonly<Record<string, string>>;
}

/** Starts `node dist/server/main.js` and waits until it serves the application. */
export const startAppServer = async (dataFolder: string, options: Options = {}): Promise<AppServer> => {
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const { DATABASE_URL: _unused, ...environment } = process.env;
  const server = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, PUBLIC_URL: url, ...options.settings, PORT: String(port), DATA_DIR: dataFolder },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-4000);
    });
  }
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (ended(server)) return;
    const exit = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await exit;
  };

  const deadline = Date.now() + startSeconds * 1000;
  while (!ended(server) && Date.now() < deadline) {
    if (await answers(url)) return { url, dataFolder, processId: server.pid, end };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await end('SIGKILL');
  throw new Error(`The server did not start:\n${output}`);
};
