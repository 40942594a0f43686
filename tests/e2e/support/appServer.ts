import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../run/freePort.mjs';

const startSeconds = 90;
const maxOutput = 4_000_000;
/** The built program. */
export const program = join(import.meta.dirname, '../../../dist/server/main.js');

/** The built product, running as one process on a data folder. */
export interface AppServer {
  readonly url: string;
  readonly dataFolder: string;
  readonly processId: number | undefined;
  /** Ends the process, by SIGTERM or by SIGKILL. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Returns the last part of its output. */
  output(): string;
  /** Returns its exit code; null while it runs, or when a signal ended it. */
  exitCode(): number | null;
}

const answers = async (url: string) => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
};

const ended = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null;

/** Makes an empty folder for one server's data. */
export const makeDataFolder = () => mkdtempSync(join(tmpdir(), 'tsi-e2e-'));

/** Removes a data folder and everything in it. */
export const removeDataFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

interface Options {
  /** The port to listen on; a free one when absent. */
  port?: number;
  /** Settings in addition to the defaults of the tests. */
  settings?: Readonly<Record<string, string>>;
  /** A program with arguments that wraps the server's command. */
  through?: readonly string[];
  /** Flags for Node itself. */
  nodeFlags?: readonly string[];
  /** The program to start instead of the built one. */
  program?: string;
  /** The Node that runs it, instead of that of the tests. */
  node?: string;
}

const commandOf = ({ through = [], nodeFlags = [], node = process.execPath, ...options }: Options) => {
  const [command = node, ...args] = [...through, node, ...nodeFlags, options.program ?? program];
  return { command, args };
};

/** What a program that ended said to a person: the messages of the failures that it logged, or else all of it. */
const saidIn = (output: string): string => {
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  const messages = lines.map((line) => JSON.parse(line).failure?.message).filter(Boolean);
  return messages.join('\n') || output;
};

/** Runs the program until it ends: with settings that it must refuse, or as the command that `words` give. */
export const runAppServer = async (
  dataFolder: string,
  settings: Readonly<Record<string, string>>,
  through: readonly string[] = [],
  words: readonly string[] = [],
  options: Pick<Options, 'program' | 'node'> = {},
) => {
  const { command, args } = commandOf({ ...options, through });
  const server = spawn(command, [...args, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, DATA_DIR: dataFolder, ...settings },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => server.once('close', resolve));
  return { code, output, said: saidIn(output) };
};

/** Starts `node dist/server/main.js` and waits until it serves the application. */
export const startAppServer = async (dataFolder: string, options: Options = {}): Promise<AppServer> => {
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const { DATABASE_URL: _unused, ...environment } = process.env;
  const { command, args } = commandOf(options);
  const server = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, PUBLIC_URL: url, ...options.settings, PORT: String(port), DATA_DIR: dataFolder },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-maxOutput);
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
    if (await answers(`${url}/readyz`))
      return {
        url,
        dataFolder,
        processId: server.pid,
        end,
        output: () => output,
        exitCode: () => server.exitCode,
      };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await end('SIGKILL');
  throw new Error(`The server did not start:\n${output}`);
};

/** Flags that turn off what makes Node fast later on, which a process that lives for seconds never earns back. */
const briefly = [
  // The embedded database is compiled by the baseline compiler only.
  '--liftoff-only',
  // Our own code is not optimised either.
  '--no-opt',
  // Garbage collection starts no threads.
  '--single-threaded-gc',
];

/** Starts a server that lives for seconds only; it takes a fifth less CPU time than with `--liftoff-only` alone. */
export const startBriefServer = (dataFolder: string, options: Options = {}): Promise<AppServer> =>
  startAppServer(dataFolder, { ...options, nodeFlags: briefly });
