import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { connectionLimits, type Listening, listen } from '../../../server/node/listen';

let server: Listening;
afterEach(() => server.stop());

const site = () => new Hono().all('*', async (c) => c.text(`${(await c.req.text()).length}`));
const quick = {
  ...connectionLimits,
  headersTimeout: 100,
  requestTimeout: 200,
  connectionsCheckingInterval: 20,
};

/** Sends these bytes and returns the server's response once it closes the connection. */
const answerTo = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });

describe('a connection', () => {
  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
    ['a body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc'],
  ])('that never ends its %s is closed', async (_what, bytes) => {
    server = await listen(site(), 0, quick);
    expect(await answerTo(server.port, bytes)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('with endless headers is refused', async () => {
    server = await listen(site(), 0);
    const bytes = `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`;
    expect(await answerTo(server.port, bytes)).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('with two readings of where its message ends is refused', async () => {
    server = await listen(site(), 0);
    const bytes =
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n';
    expect(await answerTo(server.port, bytes)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('that asks for its own words back by TRACE does not get them', async () => {
    server = await listen(
      new Hono().get('*', (c) => c.text('page')),
      0,
    );
    const answer = await answerTo(
      server.port,
      'TRACE / HTTP/1.1\r\nHost: a\r\nX-Secret: abc\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain('abc');
  });
});

describe('a call that is refused before its body has arrived', () => {
  it('is told so, though it reads nothing until it has sent everything', async () => {
    server = await listen(
      new Hono().all('*', (c) => c.text('busy', 503, { 'retry-after': '5' })),
      0,
    );
    const body = Buffer.alloc(30_000_000);
    const head = `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`;
    const heard = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(server.port, '127.0.0.1').on('error', reject);
      socket.write(head);
      socket.write(body, () => socket.on('data', (chunk) => (text += chunk)));
      socket.on('close', () => resolve(text));
    });
    expect(heard).toMatch(/^HTTP\/1\.1 503 .*\r\nretry-after: 5\r\n.*busy$/s);
    expect(heard).toContain('\r\nconnection: close\r\n');
  });

  it('is cut off if it never ends', async () => {
    server = await listen(
      new Hono().all('*', (c) => c.text('busy', 503)),
      0,
      connectionLimits,
      50,
    );
    const bytes = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc';
    expect(await answerTo(server.port, bytes)).toMatch(/^HTTP\/1\.1 503 .*busy$/s);
  });
});

it('a call that is answered without end before its body has arrived hears what is there', async () => {
  const endless = () => new ReadableStream({ start: (answer) => answer.enqueue(Buffer.from('first')) });
  server = await listen(
    new Hono().all('*', (c) => c.body(endless())),
    0,
  );
  const heard = await new Promise<string>((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1').on('error', reject);
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
      if (text.includes('first')) socket.destroy();
    });
    socket.on('close', () => resolve(text));
  });
  expect(heard).toMatch(/^HTTP\/1\.1 200 /);
});

describe('a server that is about to stop', () => {
  it('answers what comes, and has each connection end with its answer', async () => {
    server = await listen(site(), 0);
    const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
    const heard: string[] = [];
    const socket = connect(server.port, '127.0.0.1').on('data', (chunk) => heard.push(String(chunk)));
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.write(get);
    await expect.poll(() => heard.join('')).toContain('HTTP/1.1 200');
    server.drain();
    // Idle until now, and not closed, as this may already have been on its way.
    socket.write(get);
    await closed;
    const [first = '', second = ''] = heard;
    expect(first).toMatch(/connection: keep-alive/i);
    expect(second).toMatch(/^HTTP\/1\.1 200/);
    expect(second).toMatch(/connection: close/i);
    expect(await answerTo(server.port, get)).toMatch(/^HTTP\/1\.1 200/);
    await server.stop();
    const refused = new Promise((resolve) => connect(server.port, '127.0.0.1').on('error', resolve));
    expect(await refused).toMatchObject({ code: 'ECONNREFUSED' });
  });
});
