/**
 * Development with hot reload: Vite serves the client and passes /api on to the server,
 * which is built again and restarted whenever its code changes. Ctrl-C ends both.
 */
import { spawn } from 'node:child_process';
import { build, createServer } from 'vite';

process.env.NODE_ENV ??= 'development';
const apiPort = process.env.PORT ?? '3000';
process.env.API_URL ??= `http://localhost:${apiPort}`;
const outDir = 'dist/dev-server';

/** @type {import('node:child_process').ChildProcess | undefined} */
let api;

const stopApi = () =>
  new Promise((resolve) => {
    if (!api || api.exitCode !== null || api.signalCode !== null) return resolve(undefined);
    api.once('exit', resolve);
    api.kill('SIGTERM');
  });

/** Restarts wait for each other, so that two never hold the database at once. */
let restart = Promise.resolve();
const restartApi = () => {
  restart = restart.then(async () => {
    await stopApi();
    api = spawn(process.execPath, ['--enable-source-maps', `${outDir}/main.js`], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PORT: apiPort },
    });
  });
};

const serverBuild = await build({
  logLevel: 'warn',
  build: { ssr: true, outDir, sourcemap: true, watch: {} },
});
if (!('on' in serverBuild)) throw new Error('Vite did not watch the server.');
serverBuild.on('event', (event) => {
  if (event.code === 'BUNDLE_END') event.result.close();
  if (event.code === 'END') restartApi();
  if (event.code === 'ERROR') console.error(event.error);
});

const client = await createServer();
await client.listen();
client.printUrls();

let ending = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, async () => {
    if (ending) return;
    ending = true;
    await Promise.all([serverBuild.close(), client.close(), restart.then(stopApi)]);
    process.exit(0);
  });
}
