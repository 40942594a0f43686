import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpService } from '../../../server/verification/createHttpService';
import { simulatedServices } from '../../../server/verification/simulatedServices';

const question = { fiscalNumber: '200899945', timesAsked: 0 };
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts an outside service under the test's control, and records the requests that it receives. */
const serve = async (handle: RequestListener, settings = {}) => {
  const seen: { url: string; authorization: string; body: string }[] = [];
  const observed: string[] = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      seen.push({ url: request.url ?? '', authorization: request.headers.authorization ?? '', body });
      handle(request, response);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const service = createHttpService(
    'taxAuthority',
    {
      url: `http://127.0.0.1:${port}/base/`,
      token: 'secret-of-the-service',
      timeOutMilliseconds: 2000,
      retryMilliseconds: 1,
      ...settings,
    },
    {
      callFailed: (name, reason) => observed.push(`${name} ${reason}`),
      breakerChanged: (_name, state) => observed.push(state),
    },
  );
  return { service, seen, observed, port };
};
const failureOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (failure: unknown) => failure,
  );

describe('an outside service over HTTP', () => {
  it.each([true, false])(
    'is asked with its token, the NIF in the body only, and says %s',
    async (eligible) => {
      const { service, seen } = await serve((_, response) => response.end(JSON.stringify({ eligible })));
      expect(await service.ask(question)).toEqual({ result: eligible ? 'yes' : 'no' });
      expect(seen).toEqual([
        {
          url: '/base/households/eligibility',
          authorization: 'Bearer secret-of-the-service',
          body: '{"fiscalNumber":"200899945"}',
        },
      ]);
    },
  );

  it.each([
    [{ result: 'no' }, { result: 'no' }],
    [
      { result: 'conditional', code: 'M1', reason: ' A morada\né outra. ' },
      { result: 'conditional', code: 'M1', reason: 'A morada é outra.' },
    ],
    [
      { eligible: true, result: 'yes', code: 7, reason: 'x'.repeat(501) },
      { result: 'yes', reason: 'x'.repeat(500) },
    ],
  ])('%j is an answer', async (sent, read) => {
    const { service } = await serve((_, response) => response.end(JSON.stringify(sent)));
    expect(await service.ask(question)).toEqual(read);
  });

  it('that fails for a moment is asked again at once', async () => {
    let calls = 0;
    const { service, observed } = await serve((_, response) => {
      calls += 1;
      if (calls === 1) response.writeHead(503).end();
      else if (calls === 2) response.destroy();
      else response.end('{"eligible":true}');
    });
    expect(await service.ask(question)).toEqual({ result: 'yes' });
    expect(observed).toEqual(['taxAuthority status', 'taxAuthority broken']);
  });

  it.each<[string, RequestListener, number]>([
    ['no JSON', (_, response) => response.end('<html>200899945</html>'), 3],
    ['another JSON', (_, response) => response.end('{"eligible":"yes"}'), 3],
    ['a contradiction', (_, response) => response.end('{"eligible":true,"result":"no"}'), 3],
    ['no word for the answer', (_, response) => response.end('{"result":"maybe"}'), 3],
    ['too much', (_, response) => response.end(' '.repeat(50_000)), 3],
    ['a refusal, which is not tried again', (_, response) => response.writeHead(403).end('200899945'), 1],
    [
      'a redirect',
      (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/steal' }).end(),
      3,
    ],
  ])('%s is no answer, and the failure does not know about whom', async (_, handle, calls) => {
    const { service, seen } = await serve(handle);
    const failure = await failureOf(service.ask(question));
    expect(failure).toMatchObject({ name: 'NoAnswer' });
    expect(`${String(failure)} ${JSON.stringify(failure)}`).not.toContain('200899945');
    expect(seen).toHaveLength(calls);
  });

  it('that is slow is not waited for', async () => {
    const { service, observed } = await serve(() => undefined, { timeOutMilliseconds: 30 });
    expect(await failureOf(service.ask(question))).toMatchObject({ code: 'timeOut' });
    expect(observed).toEqual(Array(3).fill('taxAuthority timeOut'));
  });

  it('that fails again and again is left alone, and tried once after its rest', async () => {
    let isDown = true;
    const { service, seen, observed } = await serve(
      (_, response) => (isDown ? response.writeHead(500).end() : response.end('{"eligible":true}')),
      { restMilliseconds: 200 },
    );
    await failureOf(service.ask(question));
    await failureOf(service.ask(question));
    expect(observed).toContain('open');
    const before = seen.length;
    expect(await failureOf(service.ask(question))).toMatchObject({ code: 'circuitOpen' });
    expect(seen).toHaveLength(before);
    isDown = false;
    await expect.poll(() => service.ask(question).catch(() => undefined)).toEqual({ result: 'yes' });
    expect(observed.slice(-2)).toEqual(['halfOpen', 'closed']);
  });
});

describe('the simulated outside services (docs/operate.md)', () => {
  const ask = (fiscalNumber: string, timesAsked = 0) =>
    Promise.all(
      (['socialSecurity', 'taxAuthority'] as const).map((name) =>
        simulatedServices[name].ask({ fiscalNumber, timesAsked }).then(
          ({ result }) => result,
          () => 'silence',
        ),
      ),
    );

  it.each([
    ...['0', '1', '2'].map((digit) => [digit, 'yes', 'yes'] as const),
    ...['3', '4'].map((digit) => [digit, 'yes', 'no'] as const),
    ...['5', '6'].map((digit) => [digit, 'no', 'yes'] as const),
    ...['7', '8', '9'].map((digit) => [digit, 'no', 'no'] as const),
  ])('NIFs ending in %s: Social Security %s, Tax Authority %s', async (digit, social, tax) => {
    expect(await ask(`12345678${digit}`)).toEqual([social, tax]);
  });

  it.each([
    ['9991', ['yes', 'silence'], ['yes', 'yes']],
    ['9992', ['silence', 'yes'], ['yes', 'yes']],
    ['9993', ['silence', 'silence'], ['yes', 'yes']],
    ['9994', ['yes', 'silence'], ['yes', 'silence']],
    ['9995', ['silence', 'yes'], ['silence', 'yes']],
    ['9996', ['silence', 'silence'], ['silence', 'silence']],
    ['9997', ['conditional', 'yes'], ['conditional', 'yes']],
    ['9998', ['yes', 'conditional'], ['yes', 'conditional']],
  ])('NIFs with %s before the last digit: at first %j, the third time %j', async (digits, first, third) => {
    expect(await ask(`2000${digits}0`)).toEqual(first);
    expect(await ask(`2000${digits}0`, 1)).toEqual(first);
    expect(await ask(`2000${digits}0`, 2)).toEqual(third);
  });
});
