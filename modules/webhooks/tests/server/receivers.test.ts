import { asc, eq } from 'drizzle-orm';
import { generate } from 'selfsigned';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { WebhookFailure } from '../../../../contract/rules/webhookEvents';
import { webhookEndpoints, webhookMessages } from '../../../../server/db/schema/webhooks';
import { makeProvider } from '../../../../tests/support/builders';
import { createTestServer, type TestServer } from '../../../../tests/support/testServer';
import { createWebhookSender } from '../../server/node/callWebhook';
import { writeMessages } from '../../server/writeEvent';
import { makeWebhook } from '../webhooks';
import { type Certificate, type Illness, type Receiver, startReceiver } from './misbehavingReceivers';

const minute = 60_000;
const hour = 60 * minute;

const receivers: Receiver[] = [];
let server: TestServer | undefined;
afterEach(async () => {
  await Promise.all(receivers.splice(0).map(({ close }) => close()));
  await server?.close();
  server = undefined;
});
const start = async (...parts: Parameters<typeof startReceiver>) => {
  const receiver = await startReceiver(...parts);
  receivers.push(receiver);
  return receiver;
};

const name = 'crm.example.pt';
let own: Certificate;
let others: Certificate;
beforeAll(async () => {
  const certificateOf = async (...names: string[]): Promise<Certificate> => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: names[0] ?? '' }], {
      extensions: [{ name: 'subjectAltName', altNames: names.map((value) => ({ type: 2, value })) }],
    });
    return { key, cert };
  };
  [own, others] = await Promise.all([
    certificateOf(name, 'muda.example.pt'),
    certificateOf('outro.example.pt'),
  ]);
});

const call = { headers: { 'webhook-id': '1' }, body: '{}' };
const endless = (response: {
  write(piece: string): boolean;
  once(event: string, on: () => void): unknown;
}) => {
  const more = () => {
    while (response.write('x'.repeat(16_384)));
    response.once('drain', more);
  };
  more();
};

/** The ways to fail, and what the provider is told of each. */
const illnesses: Readonly<Record<string, { illness: Illness; failure: WebhookFailure }>> = {
  'is down': { illness: 'isDown', failure: 'refused' },
  'cuts the connection': {
    illness: { connection: (socket) => void socket.once('data', () => socket.resetAndDestroy()) },
    failure: 'reset',
  },
  'never answers': { illness: { connection: () => {} }, failure: 'timeout' },
  'answers a letter at a time': {
    illness: {
      connection: (socket) => {
        socket.write('HTTP/1.1 200 OK\r\nx: ');
        const timer = setInterval(() => socket.write('x'), 20);
        socket.on('close', () => clearInterval(timer));
      },
    },
    failure: 'timeout',
  },
  'fails inside': {
    illness: { request: (_, response) => response.writeHead(500).end('x') },
    failure: 'status',
  },
  'asks for an hour': {
    illness: { request: (_, response) => response.writeHead(429, { 'retry-after': '3600' }).end() },
    failure: 'status',
  },
  'leads to a private address': {
    illness: {
      request: (_, response) =>
        response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
    },
    failure: 'redirected',
  },
  'answers without end': {
    illness: {
      request: (_, response) => {
        response.writeHead(503);
        endless(response);
      },
    },
    failure: 'status',
  },
  'speaks another language': {
    illness: { connection: (socket) => void socket.end('220 mail.example.pt ESMTP\r\n') },
    failure: 'unreadable',
  },
};

describe('twenty hours of failure and four of health', () => {
  it('lose nothing and change no order, however a receiver fails', async () => {
    let moment = new Date('2026-03-10T00:00:00Z');
    const now = () => moment;
    server = await createTestServer({ seed: 'empty', now });
    const { db } = server;
    const providerId = (await makeProvider(db)).id;
    const sick = await Promise.all(
      Object.entries(illnesses).map(async ([title, { illness, failure }]) => ({
        title,
        failure,
        receiver: await start(illness),
      })),
    );
    const wrong = await start({ request: () => {} }, { tls: others, healed: own, name });
    sick.push({ title: 'has a wrong certificate', failure: 'certificate', receiver: wrong });
    const moving = await start({ request: () => {} }, { tls: own, name: 'muda.example.pt' });
    sick.push({ title: 'is at a private address', failure: 'addressRefused', receiver: moving });
    let isHealthy = false;
    const senderOf = (timeLimitMilliseconds: number) =>
      createWebhookSender({
        allowsPrivate: true,
        authority: own.cert,
        timeLimitMilliseconds,
        resolve: async (asked) => [asked === name || isHealthy ? '127.0.0.1' : '169.254.169.254'],
      });
    const [impatient, patient] = [senderOf(200), senderOf(10_000)];
    const silent = sick.filter(({ failure }) => failure === 'timeout').map(({ receiver }) => receiver.url);
    // Only those that never answer are given up soon: the others may be slow because the machine is.
    const send: typeof patient = (call) =>
      (!isHealthy && silent.includes(call.url) ? impatient : patient)(call);
    const work = () => server?.work({ modules: { webhooks: { send } } });
    const endpoints = await Promise.all(
      sick.map(({ receiver: { url } }) => makeWebhook(server as TestServer, providerId, { url, now })),
    );
    const context = { db, now, remoteAddress: null };
    const tell = async (applicationId: number, statusId: number) =>
      writeMessages(context, endpoints, {
        type: 'application.status_changed',
        applicationId,
        data: { applicationId, kind: 'request', previousStatusId: 100, statusId },
      });
    const pass = async (hours: number) => {
      for (const end = moment.getTime() + hours * hour; moment.getTime() < end; ) {
        await work();
        moment = new Date(moment.getTime() + 30 * minute);
      }
    };
    await tell(1, 7);
    await pass(4);
    await tell(2, 7);
    await tell(1, 9);
    await pass(16);
    const failing = await db.select().from(webhookEndpoints).orderBy(asc(webhookEndpoints.id));
    for (const [at, { title, failure, receiver }] of sick.entries()) {
      const id = endpoints[at] ?? 0;
      const [first] = await db
        .select()
        .from(webhookMessages)
        .where(eq(webhookMessages.endpointId, id))
        .orderBy(asc(webhookMessages.id));
      expect([title, first?.lastFailure]).toEqual([title, failure]);
      expect(first?.attempts, title).toBeGreaterThan(7);
      expect(
        failing.find((one) => one.id === id),
        title,
      ).toMatchObject({ isEnabled: true });
      expect(receiver.taken, title).toEqual([]);
    }
    isHealthy = true;
    for (const { receiver } of sick) receiver.heal();
    await pass(4);
    for (const { title, receiver } of sick) {
      const said = receiver.taken.map(({ body }) => JSON.parse(body).data);
      const of = (id: number) =>
        said.filter(({ applicationId }) => applicationId === id).map(({ statusId }) => statusId);
      expect([title, of(1), of(2)]).toEqual([title, [7, 9], [7]]);
    }
  }, 120_000);
});

it('a port other than 443 tells nothing of what is there until it has proven its name', async () => {
  const sent = (url: string, timeLimitMilliseconds: number) =>
    createWebhookSender({
      allowsPrivate: false,
      mayCall: () => true,
      resolve: async () => ['127.0.0.1'],
      authority: own.cert,
      timeLimitMilliseconds,
    })({ ...call, url: url.replace('http:', 'https:') });
  for (const { illness } of Object.values(illnesses))
    expect(await sent((await start(illness, { name })).url, 500)).toEqual({ failure: 'refused' });
  const [wrong, proven] = [
    await start('isDown', { tls: others, name }),
    await start('isDown', { tls: own, name }),
  ];
  for (const { heal } of [wrong, proven]) await heal();
  expect(await sent(wrong.url, 10_000)).toEqual({ failure: 'refused' });
  expect(await sent(proven.url, 10_000)).toMatchObject({ status: 200 });
});

describe('a call to the address of a provider', () => {
  it.each([
    ['switches to another protocol', '101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x', 'reset'],
    ['says for ever that it is about to answer', '103 Early Hints\r\nlink: </a>; rel=preload', 'timeout'],
  ] as const)('ends when its receiver %s', async (_, head, failure) => {
    const receiver = await start({
      connection: (socket) => {
        const timer = setInterval(() => socket.write(`HTTP/1.1 ${head}\r\n\r\n`), 20);
        socket.on('close', () => clearInterval(timer));
      },
    });
    const send = createWebhookSender({ allowsPrivate: true, timeLimitMilliseconds: 500 });
    expect(await send({ ...call, url: receiver.url })).toEqual({ failure });
  });

  it('asks for a name once, and goes to the address that was judged, under the name', async () => {
    const receiver = await start({ request: () => {} }, { tls: own, name });
    receiver.heal();
    let asked = 0;
    const send = createWebhookSender({
      allowsPrivate: true,
      authority: own.cert,
      resolve: async () => {
        asked += 1;
        return [asked === 1 ? '127.0.0.1' : '169.254.169.254'];
      },
    });
    expect(await send({ ...call, url: receiver.url })).toMatchObject({ status: 200 });
    expect(asked).toBe(1);
    expect(receiver.taken).toHaveLength(1);
    expect(await send({ ...call, url: receiver.url })).toEqual({ failure: 'addressRefused' });
  });

  it('is not made at all where one of the addresses of a name is not public', async () => {
    const receiver = await start({ request: () => {} });
    receiver.heal();
    const port = new URL(receiver.url).port;
    const resolve = async () => ['93.184.216.34', '127.0.0.1'];
    const send = createWebhookSender({ allowsPrivate: false, resolve });
    const urls = [
      `https://${name}:${port}/`,
      `https://127.0.0.1:${port}/`,
      `https://2130706433:${port}/`,
      `https://[::ffff:127.0.0.1]:${port}/`,
      `http://${name}:${port}/`,
      `https://a:b@${name}/`,
      `https://${name}:25/`,
      'ftp://crm.example.pt/',
      'not an address',
    ];
    for (const url of urls)
      expect([url, await send({ ...call, url })]).toEqual([url, { failure: 'addressRefused' }]);
    expect(receiver.taken).toEqual([]);
  });

  it('follows no redirection', async () => {
    const target = await start({ request: () => {} });
    target.heal();
    const receiver = await start({
      request: (_, response) => response.writeHead(307, { location: target.url }).end(),
    });
    const send = createWebhookSender({ allowsPrivate: true });
    expect(await send({ ...call, url: receiver.url })).toEqual({ status: 307, retryAfter: null });
    expect(target.taken).toEqual([]);
  });

  it('that was answered is a delivery, and the rest of an endless answer is not read', async () => {
    let isCut: () => void = () => {};
    const cut = new Promise<void>((resolve) => {
      isCut = resolve;
    });
    const receiver = await start({
      request: (_, response) => {
        response.on('close', isCut);
        response.writeHead(200);
        endless(response);
      },
    });
    const send = createWebhookSender({ allowsPrivate: true });
    expect(await send({ ...call, url: receiver.url })).toMatchObject({ status: 200 });
    await cut;
  });

  it('says that a name does not exist, and ends where names are not answered', async () => {
    const unknown = createWebhookSender({ allowsPrivate: false, resolve: async () => [] });
    expect(await unknown({ ...call, url: `https://${name}/` })).toEqual({ failure: 'unknownName' });
    const silent = createWebhookSender({
      allowsPrivate: false,
      timeLimitMilliseconds: 50,
      resolve: () => new Promise(() => {}),
    });
    expect(await silent({ ...call, url: `https://${name}/` })).toEqual({ failure: 'timeout' });
  });
});
