/**
 * Development with hot reload. Vite serves the client and proxies /api to the server, which is rebuilt and
 * restarted whenever its code changes; after a failed build the running one stays up. PORT is the server's port,
 * CLIENT_PORT the client's. The address to open is printed last, whenever a started server answers. Ctrl-C ends
 * both.
 */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { build, createServer } from 'vite';

process.env.NODE_ENV ??= 'development';
const apiPort = process.env.PORT ?? '3000';
process.env.API_URL ??= `http://localhost:${apiPort}`;
const apiUrl = process.env.API_URL;
const clientPort = process.env.CLIENT_PORT;
const outDir = 'dist/dev-server';
const pollIntervalMs = 200;

/** @type {import('node:child_process').ChildProcess | undefined} */
let api;
let ending = false;

const stopApi = () =>
  new Promise((resolve) => {
    if (!api || api.exitCode !== null || api.signalCode !== null) return resolve(undefined);
    api.once('exit', resolve);
    api.kill('SIGTERM');
  });

const isAnswering = async () => {
  const answer = await fetch(`${apiUrl}/config.json`).catch(() => undefined);
  return answer?.ok === true;
};

/** Prints the address once the server just started answers, unless it ends or is replaced first. */
const printAddress = async (/** @type {import('node:child_process').ChildProcess} */ started) => {
  const isRunning = () => !ending && api === started && started.exitCode === null;
  while (isRunning() && !(await isAnswering())) await wait(pollIntervalMs);
  if (isRunning()) console.log(`\n  Open ${client.resolvedUrls?.local[0]}\n`);
};

/** Restarts queue up, so that two servers never hold the database at once; at most one restart waits. */
let restart = Promise.resolve();
let isRestartWaiting = false;
const restartApi = () => {
  if (isRestartWaiting) return;
  isRestartWaiting = true;
  restart = restart.then(async () => {
    await stopApi();
    isRestartWaiting = false;
    if (ending) return;
    api = spawn(process.execPath, ['--enable-source-maps', `${outDir}/main.js`], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PORT: apiPort },
    });
    void printAddress(api);
  });
};

const client = await createServer(
  clientPort ? { server: { port: Number(clientPort), strictPort: true } } : {},
);
await client.listen();

const serverBuild = await build({
  logLevel: 'warn',
  build: { ssr: true, outDir, sourcemap: true, watch: {} },
});
if (!('on' in serverBuild)) throw new Error('Vite did not watch the server.');
let hasFailed = false;
serverBuild.on('event', (event) => {
  if (event.code === 'START') hasFailed = false;
  if (event.code === 'BUNDLE_END') event.result.close();
  if (event.code === 'ERROR') {
    hasFailed = true;
    const { message, stack } = event.error;
    // A stack does not always contain the message.
    const [firstLine = ''] = message.split('\n');
    console.error(stack?.includes(firstLine) ? stack : `${message}\n${stack ?? ''}`);
    console.error('The server was not built; the one that runs goes on.');
  }
  if (event.code === 'END' && !hasFailed) restartApi();
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, async () => {
    if (ending) return;
    ending = true;
    await Promise.all([serverBuild.close(), client.close(), restart.then(stopApi)]);
    process.exit(0);
  });
}
