import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { searchBackofficeApplications, submitApplications } from '../../../contract/calls/application';
import { login } from '../../../contract/calls/authentication';
import type { Call } from '../../../contract/calls/defineCall';
import { webhookEvents } from '../../../contract/rules/webhookEvents';
import { createWebhook } from '../../../modules/webhooks/contract/calls';
import { demoPassword } from '../../../server/seed/common/demoAccounts';
import { makeDataFolder, removeDataFolder, startAppServer } from '../../e2e/support/appServer';
import { startOwnPostgres } from '../../run/startPostgres.mjs';
import { validNif } from '../../support/nifs';
import { sentApplication, sentSubmission } from '../../support/submissions';
import { exchange } from '../scale/scaleServer';
import { withoutLimits } from '../withoutLimits';

const seconds = Number(process.env.BENCH_SECONDS ?? 120);
/** Requests submitted per second; each is at least two messages to each address. */
const perSecond = 5;
/** Clients that search all the time. */
const searchers = 4;
const regulator = 'admin@tsi.example.pt';
const operator = 'operador@netatlantico.example.pt';
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const receivers: ReturnType<typeof createServer>[] = [];
afterAll(() => {
  for (const receiver of receivers) receiver.close();
});
const listen = async (answer: RequestListener): Promise<string> => {
  const receiver = createServer(answer);
  receivers.push(receiver);
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
};

/** A message as it arrived: how old it was, and of which request. */
interface Arrival {
  readonly id: string;
  readonly milliseconds: number;
  readonly applicationId: number;
  readonly statusId: number;
}

const recorder =
  (arrivals: Arrival[]): RequestListener =>
  (request, response) => {
    const at = Date.now();
    let body = '';
    request.on('data', (piece) => (body += piece));
    request.on('end', () => {
      const { timestamp, data } = JSON.parse(body);
      const id = String(request.headers['webhook-id']);
      arrivals.push({ id, milliseconds: at - Date.parse(timestamp), ...data });
      response.end();
    });
  };

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

test.each(['the embedded database', 'PostgreSQL, two servers'])(
  'how soon a system is told beside people at work, on %s',
  async (database) => {
    const postgres = database.startsWith('PostgreSQL') ? await startOwnPostgres([], tmpdir()) : undefined;
    const folders = Array.from({ length: postgres ? 2 : 1 }, makeDataFolder);
    const settings = {
      LOG_LEVEL: 'warn',
      WEBHOOKS_ALLOW_PRIVATE: '1',
      ...withoutLimits,
      ...(postgres && { DATABASE_URL: postgres.url, TOKEN_SECRET: randomUUID() }),
    };
    const servers = await Promise.all(folders.map((folder) => startAppServer(folder, { settings })));
    const tokens: Record<string, string> = {};
    const underWay: Promise<unknown>[] = [];
    let isOver = false;
    let calls = 0;
    const send = async (call: Call, input: object, username?: string) => {
      const { status, body } = await exchange(
        `${servers[calls++ % servers.length]?.url}/api${call.path}`,
        call.method,
        JSON.stringify(input),
        username && tokens[username],
      );
      expect(status, `${call.path}: ${status === 200 ? '' : body}`).toBe(200);
      return JSON.parse(body.toString());
    };
    try {
      for (const username of [regulator, operator])
        tokens[username] = (await send(login, { username, password: demoPassword })).accessToken;
      const arrivals: Arrival[] = [];
      const urls = [
        await listen(recorder(arrivals)),
        await listen((_, response) => void setTimeout(() => response.end(), 3000)),
        await listen(() => {}),
        await listen((_, response) => response.writeHead(500).end()),
      ];
      for (const url of urls)
        await send(createWebhook, { providerId: 1, url, events: webhookEvents }, regulator);
      let searches = 0;
      const search = async () => {
        while (!isOver) {
          await send(searchBackofficeApplications, { pageNumber: 1, pageSize: 50 }, regulator);
          searches += 1;
          await wait(150);
        }
      };
      const searching = Promise.all(Array.from({ length: searchers }, search));
      underWay.push(searching);
      const submitted: Promise<unknown>[] = [];
      let failure: unknown;
      for (let count = 0; count < seconds * perSecond; count += 1) {
        const application = sentApplication({ fiscalNumber: validNif(8_000_000 + count) });
        const sent = send(submitApplications, sentSubmission(1, application), operator);
        sent.catch((reason: unknown) => (failure ??= reason));
        submitted.push(sent);
        underWay.push(sent);
        if (failure) throw failure;
        await wait(1000 / perSecond);
      }
      await Promise.all(submitted);
      await wait(10_000);
      isOver = true;
      await searching;
      const sorted = arrivals.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
      const p = (share: number) => Math.round(percentile(sorted, share));
      console.log(
        `${database}: ${arrivals.length} messages of ${submitted.length} requests in ${seconds} s beside ${Math.round(searches / seconds)} searches a second; ` +
          `p50 ${p(0.5)} ms, p95 ${p(0.95)} ms, p99 ${p(0.99)} ms, longest ${p(1)} ms`,
      );
      expect(p(0.95)).toBeLessThan(5_000);
      expect(new Set(arrivals.map(({ id }) => id)).size).toBe(arrivals.length);
      // Every request went from Submitted to Processing, and then on.
      const first = new Map(arrivals.toReversed().map((one) => [one.applicationId, one.statusId]));
      expect([first.size, ...new Set(first.values())]).toEqual([submitted.length, 100]);
    } catch (failure) {
      // The server stays until all have their answers: what its end cuts off would hide what went wrong.
      isOver = true;
      await Promise.allSettled(underWay);
      for (const server of servers) console.log(server.output());
      throw failure;
    } finally {
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
      await postgres?.stop();
      for (const folder of folders) removeDataFolder(folder);
    }
  },
);
