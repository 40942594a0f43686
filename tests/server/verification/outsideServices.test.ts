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
      expect(await service.isEntitled(question)).toBe(eligible);
      expect(seen).toEqual([
        {
          url: '/base/households/eligibility',
          authorization: 'Bearer secret-of-the-service',
          body: '{"fiscalNumber":"200899945"}',
        },
      ]);
    },
  );

  it('that fails for a moment is asked again at once', async () => {
    let calls = 0;
    const { service, observed } = await serve((_, response) => {
      calls += 1;
      if (calls === 1) response.writeHead(503).end();
      else if (calls === 2) response.destroy();
      else response.end('{"eligible":true}');
    });
    expect(await service.isEntitled(question)).toBe(true);
    expect(observed).toEqual(['taxAuthority status', 'taxAuthority broken']);
  });

  it.each<[string, RequestListener, number]>([
    ['no JSON', (_, response) => response.end('<html>200899945</html>'), 3],
    ['another JSON', (_, response) => response.end('{"eligible":"yes"}'), 3],
    ['too much', (_, response) => response.end(' '.repeat(50_000)), 3],
    ['a refusal, which is not tried again', (_, response) => response.writeHead(403).end('200899945'), 1],
    [
      'a redirect',
      (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/steal' }).end(),
      3,
    ],
  ])('%s is no answer, and the failure does not know about whom', async (_, handle, calls) => {
    const { service, seen } = await serve(handle);
    const failure = await failureOf(service.isEntitled(question));
    expect(failure).toMatchObject({ name: 'NoAnswer' });
    expect(`${String(failure)} ${JSON.stringify(failure)}`).not.toContain('200899945');
    expect(seen).toHaveLength(calls);
  });

  it('that is slow is not waited for', async () => {
    const { service, observed } = await serve(() => undefined, { timeOutMilliseconds: 30 });
    expect(await failureOf(service.isEntitled(question))).toMatchObject({ code: 'timeOut' });
    expect(observed).toEqual(Array(3).fill('taxAuthority timeOut'));
  });

  it('that fails again and again is left alone, and tried once after its rest', async () => {
    let isDown = true;
    const { service, seen, observed } = await serve(
      (_, response) => (isDown ? response.writeHead(500).end() : response.end('{"eligible":true}')),
      { restMilliseconds: 200 },
    );
    await failureOf(service.isEntitled(question));
    await failureOf(service.isEntitled(question));
    expect(observed).toContain('open');
    const before = seen.length;
    expect(await failureOf(service.isEntitled(question))).toMatchObject({ code: 'circuitOpen' });
    expect(seen).toHaveLength(before);
    isDown = false;
    await expect.poll(() => service.isEntitled(question).catch(() => false)).toBe(true);
    expect(observed.slice(-2)).toEqual(['halfOpen', 'closed']);
  });
});

describe('the simulated outside services (docs/operate.md)', () => {
  const ask = (fiscalNumber: string, timesAsked = 0) =>
    Promise.all(
      (['socialSecurity', 'taxAuthority'] as const).map((name) =>
        simulatedServices[name].isEntitled({ fiscalNumber, timesAsked }).catch(() => 'silence'),
      ),
    );

  it.each([
    ...['0', '1', '2'].map((digit) => [digit, true, true] as const),
    ...['3', '4'].map((digit) => [digit, true, false] as const),
    ...['5', '6'].map((digit) => [digit, false, true] as const),
    ...['7', '8', '9'].map((digit) => [digit, false, false] as const),
  ])('NIFs ending in %s: Social Security %s, Tax Authority %s', async (digit, social, tax) => {
    expect(await ask(`12345678${digit}`)).toEqual([social, tax]);
  });

  it.each([
    ['9991', [true, 'silence'], [true, true]],
    ['9992', ['silence', true], [true, true]],
    ['9993', ['silence', 'silence'], [true, true]],
    ['9994', [true, 'silence'], [true, 'silence']],
    ['9995', ['silence', true], ['silence', true]],
    ['9996', ['silence', 'silence'], ['silence', 'silence']],
  ])('NIFs with %s before the last digit: at first %j, the third time %j', async (digits, first, third) => {
    expect(await ask(`2000${digits}0`)).toEqual(first);
    expect(await ask(`2000${digits}0`, 1)).toEqual(first);
    expect(await ask(`2000${digits}0`, 2)).toEqual(third);
  });
});
