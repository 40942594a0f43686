import fc from 'fast-check';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBody } from '../../../contract/calls/defineCall';
import { listCalls } from '../../../server/http/listCalls';
import { importTokenKey, tokenAlgorithm } from '../../../server/lib/tokenKeys';
import { fuzzRuns } from './fuzzRuns';
import { type FuzzStage, fuzzStage } from './fuzzStage';

let stage: FuzzStage;
let forged: string[];

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Makes tokens that look like ours: altered, unsigned, with a foreign key, issuer or audience, expired, of no user. */
const forgedTokens = async (genuine: string): Promise<string[]> => {
  const [header = '', payload = '', signature = ''] = genuine.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const ours = await importTokenKey('only-for-tests-only-for-tests-only-for-tests');
  const theirs = await importTokenKey('somebody-elses-somebody-elses-somebody-elses');
  const sign = (more: object, key = ours) =>
    new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg: tokenAlgorithm }).sign(key);
  return [
    `${header}.${base64url({ ...claims, sub: '1' })}.${signature}`,
    `${base64url({ alg: 'none' })}.${payload}.`,
    `${base64url({ alg: 'none' })}.${payload}.${signature}`,
    `${base64url({ alg: 'HS512', jku: 'https://x.example/keys' })}.${payload}.${signature}`,
    `${header}.${payload}.${signature.slice(0, -2)}`,
    ...(await Promise.all([
      sign({}, theirs),
      sign({ iss: 'somebody' }),
      sign({ aud: 'somebody' }),
      sign({ exp: 1 }),
      sign({ exp: undefined }),
      sign({ nbf: 4_000_000_000 }),
      sign({ sub: '2147483647' }),
      sign({ sub: '1e300' }),
      sign({ sub: '-1' }),
      sign({ sub: 'constructor' }),
      sign({ sid: 5 }),
      sign({ sid: '\0' }),
    ])),
    ...['x', 'a.b.c', '..', `${'e'.repeat(8000)}`, 'null', '%00'],
  ];
};

beforeAll(async () => {
  stage = await fuzzStage();
  forged = await forgedTokens(stage.tokens.Operator);
}, 120_000);
afterAll(() => stage.server.close());

const calls = listCalls();
const signedIn = calls.filter(({ call }) => call.access !== 'public');
const bodies = [
  '',
  '{',
  '[',
  '"',
  'null',
  'true',
  '1',
  '{"a":1}}',
  '{"username":"a","username":1}',
  "{'a':1}",
  '\ufeff{}',
];
const binary = fc.uint8Array({ maxLength: 200 });

describe('requests that no client of ours sends', { timeout: 3_600_000 }, () => {
  it('a token that is not genuine opens nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...signedIn),
        fc.constantFrom(...forged),
        fc.constantFrom('Bearer ', 'bearer ', 'Basic ', ''),
        async ({ call }, token, scheme) => {
          const headers = { authorization: `${scheme}${token}` };
          const answer = await stage.server.fetch(`/api${call.path}`, {
            method: call.method,
            headers,
            ...(hasBody(call) && { body: '{}' }),
          });
          expect(answer.status).toBe(401);
          expect(await stage.complaint(answer, undefined)).toBeUndefined();
        },
      ),
      fuzzRuns(200),
    );
  });

  it('any method, type and bytes are answered in words, and change nothing', async () => {
    const before = await stage.fingerprint();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...calls),
        fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'),
        fc.constantFrom(
          'application/json',
          'text/plain',
          'multipart/form-data; boundary=x',
          'application/xml',
          'x',
        ),
        fc.oneof(fc.constantFrom(...bodies), binary),
        fc.constantFrom('gzip', 'identity', undefined),
        async ({ call }, method, type, body, encoding) => {
          // Calls without a body are tested elsewhere.
          const served = calls.find(
            (other) => other.call.method === method && isAt(other.call.path, call.path),
          );
          fc.pre(!served || hasBody(served.call));
          const headers = new Headers({
            'content-type': type,
            authorization: `Bearer ${stage.tokens.Operator}`,
          });
          if (encoding) headers.set('content-encoding', encoding);
          const answer = await stage.server.fetch(`/api${call.path}`, {
            method,
            headers,
            ...(method !== 'GET' && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
          });
          if (!served) expect(answer.status).toBe(404);
          expect(await stage.complaint(answer, 'Operator')).toBeUndefined();
        },
      ),
      fuzzRuns(300),
    );
    expect(await stage.fingerprint()).toBe(before);
  });

  it('any query and path are answered in words', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'applicationId',
        'resourceFileId',
        'a[b]',
        '__proto__',
        'cp4',
        '=',
        '&',
        '%',
        '%00',
        '%ff',
        '%u0041',
      ),
      fc.constantFrom(
        '1',
        '-1',
        '99999999999999999999',
        '1&applicationId=2',
        ';',
        '#',
        '+',
        '..',
        '%2e%2e%2f',
        '//',
      ),
      fc.string({ maxLength: 10 }).map((text) => encodeURIComponent(text.replace(/\p{Cs}/gu, '?'))),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...calls.filter(({ call }) => !hasBody(call))),
        fc.array(piece, { maxLength: 8 }),
        fc.constantFrom('?', '/', '/../', '%2f', ';'),
        fc.constantFrom('Operator', 'Administrator'),
        async ({ call }, pieces, between, role) => {
          const headers = {
            authorization: `Bearer ${stage.tokens[role === 'Operator' ? 'Operator' : 'Administrator']}`,
          };
          const url = `/api${call.path}${between}${pieces.join('')}`;
          const answer = await stage.server.fetch(url, { method: call.method, headers });
          expect(
            await stage.complaint(answer, role === 'Operator' ? 'Operator' : 'Administrator'),
          ).toBeUndefined();
        },
      ),
      fuzzRuns(200),
    );
  });
});

/** Returns whether a path is one of those that a call is served at. */
const isAt = (served: string, path: string) => new RegExp(`^${served.replace(/:\w+/g, '[^/]+')}$`).test(path);
