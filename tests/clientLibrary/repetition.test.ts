import { Webhook } from 'standardwebhooks';
import { describe, expect, it, vi } from 'vitest';
import { createClientOf } from '../../clientLibrary/createClientOf';
import { TsiError } from '../../clientLibrary/TsiError';
import { verifyWebhook } from '../../clientLibrary/verifyWebhook';

interface Operations {
  read: { parameters: { query: { id: number } }; responses: { 200: object } };
  write: { requestBody: { content: { 'application/json': { name: string } } }; responses: { 200: object } };
}
const addresses = {
  read: { method: 'GET', path: '/read' },
  write: { method: 'POST', path: '/write', isWrite: true },
} as const;

type Answer = Response | 'nothing';
const answer = (status: number, body: object = {}, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

/** Makes a client whose calls are answered by these, one after the other, and keeps what it sent. */
const clientWith = (answers: Answer[], tokenSeconds = 600) => {
  const sent: { path: string; key: string | null; token: string | null; body: unknown }[] = [];
  let tokens = 0;
  const send = vi.fn(async (url: string, init: RequestInit = {}) => {
    if (url.endsWith('/oauth/token')) {
      tokens += 1;
      return answer(200, { access_token: `token ${tokens}`, expires_in: tokenSeconds });
    }
    const headers = new Headers(init.headers);
    const [key, token] = [headers.get('idempotency-key'), headers.get('authorization')];
    sent.push({ path: url.replace('https://tsi.example.pt/api', ''), key, token, body: init.body });
    const next = answers.shift() ?? answer(200, { ok: true });
    if (next === 'nothing') throw new TypeError('fetch failed');
    return next;
  });
  const client = createClientOf<Operations>(addresses)({
    server: 'https://tsi.example.pt/',
    clientId: 'tsi_live_x',
    clientSecret: 'y',
    tries: 4,
    fetch: send as unknown as typeof fetch,
  });
  return { client, sent, tokens: () => tokens };
};

describe('the client library', () => {
  it('repeats a write under one key: after no answer, and after 429 and 503 when they say', async () => {
    const later = { 'retry-after': '0' };
    const { client, sent } = clientWith(['nothing', answer(429, {}, later), answer(503, {}, later)]);
    expect(await client.write({ name: 'Ana' })).toEqual({ ok: true });
    expect(sent).toHaveLength(4);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent[0]?.key).toMatch(/^[\w-]{36}$/);
    await client.write({ name: 'Ana' });
    expect(sent[4]?.key).not.toBe(sent[0]?.key);
    await client.write({ name: 'Ana' }, { idempotencyKey: 'order-4711' });
    expect(sent[5]?.key).toBe('order-4711');
  });

  it('gives up after the tries that it has, and at once on a wait that is too long', async () => {
    const { client, sent } = clientWith(
      Array.from({ length: 4 }, () => answer(503, {}, { 'retry-after': '0' })),
    );
    await expect(client.read({ id: 1 })).rejects.toMatchObject({ status: 503 });
    expect(sent.map(({ path }) => path)).toEqual(Array.from({ length: 4 }, () => '/read?id=1'));
    const patient = clientWith([answer(429, { code: 'rate_limited' }, { 'retry-after': '4000' })]);
    await expect(patient.client.read({ id: 1 })).rejects.toMatchObject({ status: 429, code: 'rate_limited' });
    expect(patient.sent).toHaveLength(1);
  });

  it('never repeats what was refused, and tells why', async () => {
    const errors = [{ errors: ['NIF inválido'], code: 'invalid_nif', field: 'applications[0].fiscalNumber' }];
    const { client, sent } = clientWith([answer(400, { errors }, { 'x-request-id': 'abc' })]);
    const refused = await client.write({ name: 'Ana' }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(TsiError);
    expect(refused).toMatchObject({
      message: 'NIF inválido',
      code: 'invalid_nif',
      field: 'applications[0].fiscalNumber',
      reference: 'abc',
    });
    expect(sent).toHaveLength(1);
  });

  it('fetches one token for calls at once, another before it ends, and another when it is refused', async () => {
    const { client, sent, tokens } = clientWith([answer(200), answer(200), answer(401), answer(200)]);
    await Promise.all([client.read({ id: 1 }), client.read({ id: 2 })]);
    expect(tokens()).toBe(1);
    await client.write({ name: 'Ana' });
    expect(tokens()).toBe(2);
    expect(sent.slice(2).map(({ token }) => token)).toEqual(['Bearer token 1', 'Bearer token 2']);
    expect(sent[2]?.key).toBe(sent[3]?.key);
    const brief = clientWith([], 30);
    await brief.client.read({ id: 1 });
    await brief.client.read({ id: 1 });
    expect(brief.tokens()).toBe(2);
  });

  it('believes a webhook only by its signature', () => {
    const secret = `whsec_${btoa('0123456789abcdef01234567')}`;
    const event = { type: 'application.status_changed', timestamp: 'x', data: { applicationId: 7 } };
    const body = JSON.stringify(event);
    const signature = new Webhook(secret).sign('msg_1', new Date(), body);
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': signature,
    };
    expect(verifyWebhook(secret, headers, body)).toEqual(event);
    expect(verifyWebhook(secret, new Headers(headers), body)).toEqual(event);
    expect(verifyWebhook(secret, headers, body.replace('7', '8'))).toBeUndefined();
    expect(verifyWebhook(secret, { ...headers, 'webhook-timestamp': '1' }, body)).toBeUndefined();
    expect(verifyWebhook(secret, {}, body)).toBeUndefined();
  });
});
