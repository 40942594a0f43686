import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../run/freePort.mjs';

/** Returns the seconds from the start of the built server until it is ready. */
const secondsToReady = async (/** @type {string} */ folder) => {
  const port = await freePort();
  const since = performance.now();
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: String(port) },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    for (;;) {
      const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined);
      if (answer?.ok) return (performance.now() - since) / 1000;
      if (server.exitCode !== null) throw new Error('The server did not start');
      await new Promise((passed) => setTimeout(passed, 20));
    }
  } finally {
    server.kill();
    await ended;
  }
};

const median = (/** @type {number[]} */ values) => values.sort((a, b) => a - b)[values.length >> 1];

/** @type {{ empty: number[], filled: number[] }} */
const seconds = { empty: [], filled: [] };
for (let run = 0; run < Number(process.env.RUNS ?? 5); run += 1) {
  const folder = mkdtempSync(join(tmpdir(), 'tsi-start-'));
  seconds.empty.push(await secondsToReady(folder));
  seconds.filled.push(await secondsToReady(folder));
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  `empty folder: ${median(seconds.empty)?.toFixed(1)} s; with data: ${median(seconds.filled)?.toFixed(1)} s`,
);
