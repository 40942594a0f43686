import { request } from 'node:http';
import { connect, createServer } from 'node:net';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../run/freePort.mjs';
import { sendTo, signInBy } from '../support/apiSession';
import { removeDataFolder, runAppServer, startBriefServer } from '../support/appServer';
import { makeDemoFolder } from '../support/demoFolder';
import { accounts } from '../support/signIn';
import { expect, ownTest as test } from '../support/test';

const metricsToken = 'only-those-who-watch-may-read-these-numbers';
let folder: string;
test.beforeEach(() => {
  folder = makeDemoFolder();
});
test.afterEach(() => removeDataFolder(folder));

const linesOf = (output: string): Record<string, unknown>[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

test('a running server reports its health, and shuts down gracefully', async () => {
  test.setTimeout(240_000);
  const settings = { METRICS_TOKEN: metricsToken, DRAIN_SECONDS: '2', SEED_DEMO: '1' };
  const server = await startBriefServer(folder, { settings });
  try {
    const { username, password } = accounts.operator;
    await signInBy(sendTo(server.url));

    expect((await fetch(`${server.url}/metrics`)).status).toBe(401);
    const metrics = await fetch(`${server.url}/metrics`, {
      headers: { Authorization: `Bearer ${metricsToken}` },
    });
    const numbers = await metrics.text();
    expect(numbers).toContain(
      'http_request_duration_seconds_count{method="POST",route="/api/Authentication/login",status="200"} 1',
    );
    expect(numbers).toContain('process_cpu_seconds_total');

    // This request's body is still incomplete when the signal arrives.
    const { port } = new URL(server.url);
    const body = JSON.stringify({ username, password });
    const slow = request({
      port,
      method: 'POST',
      path: '/api/Authentication/login',
      headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
    });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      slow.on('response', (response) => resolve(response.resume().statusCode));
      slow.on('error', reject);
    });
    slow.write(body.slice(0, 10));
    await pause(200);

    const ended = server.end('SIGTERM');
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
    // New requests are still served until load balancers have noticed, and refused after that.
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const isOpen = () =>
      new Promise<boolean>((resolve) => {
        const socket = connect(Number(port), 'localhost', () => resolve(true)).on('error', () =>
          resolve(false),
        );
        socket.unref();
        socket.on('connect', () => socket.destroy());
      });
    await expect.poll(isOpen, { timeout: 10_000 }).toBe(false);
    slow.end(body.slice(10));
    expect(await answered).toBe(200);
    await ended;
    expect(server.exitCode()).toBe(0);

    const requests = linesOf(server.output()).filter(({ msg }) => msg === 'request');
    expect(requests).toContainEqual(
      expect.objectContaining({ method: 'POST', route: '/api/Authentication/login', status: 200 }),
    );
    expect(server.output()).not.toMatch(/@|Demo-Tarifa/);
    // From the first line to the last, it is JSON that says which program wrote it, and where.
    const lines = server.output().trimEnd().split('\n');
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        host: hostname(),
        pid: server.processId,
      });
    const events = lines.map((line) => JSON.parse(line).msg);
    expect(events[0]).toBe('starting');
    expect(events).toContain('listening');
    expect(events.at(-1)).toBe('ended');
    const [ending] = linesOf(server.output()).filter(({ msg }) => msg === 'ending');
    expect(ending).toMatchObject({ signal: 'SIGTERM' });
  } finally {
    await server.end('SIGKILL');
  }
});

test('a second signal ends a server at once', async () => {
  const server = await startBriefServer(folder, { settings: { DRAIN_SECONDS: '60', SEED_DEMO: '0' } });
  try {
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    void server.end('SIGTERM');
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
    await server.end('SIGTERM');
    expect(server.exitCode()).toBe(1);
  } finally {
    await server.end('SIGKILL');
  }
});

test('a database that cannot be reached ends the start in plain words, without secrets', async () => {
  const port = await freePort();
  const rude = createServer((socket) => socket.destroy());
  const rudePort = await freePort();
  await new Promise<void>((resolve) => rude.listen(rudePort, '127.0.0.1', resolve));
  try {
    for (const [place, reason] of [
      [`127.0.0.1:${port}/tsi`, 'nothing listens there, ECONNREFUSED'],
      [`localhost:${port}/tsi`, 'nothing listens there, ECONNREFUSED'],
      [`127.0.0.1:${rudePort}/tsi`, 'no answer|the connection was broken off, ECONNRESET'],
    ]) {
      const { code, output, said } = await runAppServer(folder, {
        DATABASE_URL: `postgres://somebody:hidden-password@${place}`,
        TOKEN_SECRET: 'x'.repeat(32),
      });
      expect(code).toBe(1);
      expect(said).toMatch(
        new RegExp(`^The database of DATABASE_URL, ${place}, can't be reached: (${reason})\\.$`),
      );
      expect(output).not.toMatch(/somebody|hidden-password/);
    }
  } finally {
    rude.close();
  }
});
