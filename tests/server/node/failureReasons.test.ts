import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { DrizzleQueryError } from 'drizzle-orm';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeFailure } from '../../../server/lib/describeFailure';
import { failureReason } from '../../../server/lib/failureReason';
import { createPools } from '../../../server/node/createPools';
import { createMailer } from '../../../server/node/mail/createMailer';
import { databaseLimits, databaseVariables } from '../../../server/node/settings/databaseSettings';
import { createCorporateIdentityReader } from '../../../server/services/session/corporate/createCorporateIdentityReader';
import { createHttpService } from '../../../server/verification/createHttpService';
import { freePort } from '../../run/freePort.mjs';
import { failureOf } from '../../support/failureOf';

const servers: Server[] = [];
const listenOn = async (server: Server): Promise<string> => {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const smtpServer = (greeting: string, answer = '250 fine') =>
  createServer((socket) => {
    socket.on('error', () => {}).write(`${greeting}\r\n`);
    socket.on('data', () => socket.write(`${answer}\r\n`));
  });

/** Where nothing listens, nobody answers, the connection breaks, the certificate is of somebody else, and so on. */
const places: Record<string, string> = {};
beforeAll(async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'another.example' }]);
  const status = (code: number, body = '') =>
    createHttpServer((_, response) => response.writeHead(code).end(body));
  Object.assign(places, {
    'nothing listens': `127.0.0.1:${await freePort()}`,
    'no such host': 'nowhere.invalid:4711',
    'nobody answers': await listenOn(createServer(() => {})),
    'it breaks off': await listenOn(createServer((socket) => socket.destroy())),
    'a certificate of somebody else': await listenOn(
      createTlsServer({ key, cert }).on('tlsClientError', () => {}),
    ),
    'no permission': await listenOn(status(403)),
    'trouble of its own': await listenOn(status(500)),
    'another kind of answer': await listenOn(status(200, '<html>123456789</html>')),
    'a mail server that refuses': await listenOn(
      smtpServer('220 hello', '550 no such mailbox as ana@example.pt'),
    ),
    'a mail server in trouble': await listenOn(smtpServer('421 come back')),
  });
});
afterAll(() => {
  for (const server of servers) server.close();
});

/** The reason that the log gives, after a look that it gives nothing more of the failure's words. */
const loggedReason = (failure: unknown) => {
  const described = describeFailure(failure);
  expect(JSON.stringify(described)).not.toMatch(/123456789|ana@example|hidden-password/);
  return described.reason;
};

/** In milliseconds: only silence is waited for to the end; on a busy machine anything else may take its time. */
const longestWait = (place: string) => (place === 'nobody answers' ? 300 : 20_000);

describe('the log tells why', () => {
  it.each([
    ['smtp', 'nothing listens', 'refused'],
    ['smtp', 'no such host', 'unreachable'],
    ['smtp', 'nobody answers', 'timeOut'],
    ['smtp', 'it breaks off', 'broken'],
    ['smtps', 'a certificate of somebody else', 'tls'],
    ['smtp', 'a mail server that refuses', 'rejected'],
    ['smtp', 'a mail server in trouble', 'status'],
  ])('a mail server was of no use: %s, %s', async (protocol, place, reason) => {
    const wait = longestWait(place);
    const quickly = { connectionTimeout: wait, greetingTimeout: wait, socketTimeout: wait };
    const silent = { info: () => {}, warn: () => {}, error: () => {} };
    const smtpUrl = `${protocol}://somebody:hidden-password@${places[place]}`;
    const config = { smtpUrl, mailFrom: 'a@example.pt', dataFolder: '' };
    const mailer = createMailer(config, silent, quickly);
    const mail = { to: 'ana@example.pt', subject: '123456789', text: '123456789' };
    expect(loggedReason(await failureOf(() => mailer.send(mail)))).toBe(reason);
  });

  it.each([
    ['http', 'nothing listens', 'refused'],
    ['http', 'no such host', 'unreachable'],
    ['http', 'nobody answers', 'timeOut'],
    ['http', 'it breaks off', 'broken'],
    ['https', 'a certificate of somebody else', 'tls'],
    ['http', 'no permission', 'rejected'],
    ['http', 'trouble of its own', 'status'],
    ['http', 'another kind of answer', 'nonsense'],
  ])('an outside service gave no answer: %s, %s', async (protocol, place, reason) => {
    const seen: string[] = [];
    const settings = {
      url: `${protocol}://${places[place]}`,
      token: 'x',
      timeOutMilliseconds: longestWait(place),
    };
    const service = createHttpService(
      'taxAuthority',
      { ...settings, retryMilliseconds: 1 },
      {
        callFailed: (_name, why) => seen.push(why),
      },
    );
    const question = { fiscalNumber: '123456789', timesAsked: 0 };
    expect(loggedReason(await failureOf(() => service.ask(question)))).toBe(reason);
    expect(new Set(seen)).toEqual(new Set([reason]));
  });

  it.each([
    ['nothing listens', 'refused'],
    ['no such host', 'unreachable'],
    ['a certificate of somebody else', 'tls'],
  ])('the corporate provider gave no answer: %s', async (place, reason) => {
    const failures: unknown[] = [];
    const settings = { issuer: `https://${places[place]}`, clientId: 'x' };
    const read = createCorporateIdentityReader(settings, { onFailure: (failure) => failures.push(failure) });
    expect(await read('a token', new Date())).toEqual({ outcome: 'unavailable' });
    expect(failures.map(loggedReason)).toEqual([reason]);
  });

  it.each([
    ['nothing listens', 'refused'],
    ['no such host', 'unreachable'],
    ['nobody answers', 'timeOut'],
    ['it breaks off', 'broken'],
  ])('the database gave no answer: %s', async (place, reason) => {
    const limits = { ...databaseLimits(z.object(databaseVariables).parse({})), connect: longestWait(place) };
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const pools = createPools(`postgres://somebody:hidden-password@${places[place]}/tsi`, limits, log);
    expect(loggedReason(await failureOf(() => pools.calls.query('select 1')))).toBe(reason);
    await pools.end();
  });

  it.each([
    ['53100', 'full'],
    ['53300', 'busy'],
    ['55P03', 'locked'],
    ['40001', 'locked'],
    ['25006', 'readOnly'],
    ['57014', 'timeOut'],
    ['57P01', 'stopping'],
    ['28P01', 'denied'],
    ['3D000', 'missing'],
    ['08006', 'broken'],
    ['23505', 'data'],
    ['XX000', 'unexpected'],
  ])('the database answered %s: %s', (code, reason) => {
    const cause = Object.assign(new Error('Key (fiscal_number)=(123456789) exists'), { code });
    expect(loggedReason(new DrizzleQueryError('select $1', ['123456789'], cause))).toBe(reason);
  });

  it('ends where causes go round in circles', () => {
    const failure = new Error('x');
    failure.cause = failure;
    expect(failureReason(failure)).toBe('unexpected');
  });
});
