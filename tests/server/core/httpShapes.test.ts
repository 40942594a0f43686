import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureBody } from '../../../contract/errors';
import { createApp } from '../../../server/createApp';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import type { Log } from '../../../server/lib/log';
import { importTokenKey } from '../../../server/lib/tokenKeys';
import { inlineWorkers } from '../../../server/services/workers/inlineWorkers';
import { makeAdministrator, makeOperator } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';
import { postJson } from './postJson';

let server: TestServer;
let administrator: string;
let operator: string;
let operatorId: number;
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
  administrator = (await server.signIn((await makeAdministrator(server.db)).username)).accessToken;
  const user = await makeOperator(server.db);
  operatorId = user.id;
  operator = (await server.signIn(user.username)).accessToken;
});
afterAll(() => server.close());

const search = (body: unknown) => postJson(server, '/Application/search-backoffice', body, administrator);
const firstText = ({ body }: { body: { errors: { errors: string[] }[] } }) => body.errors[0]?.errors[0];

describe('7.1 the server refuses with', () => {
  it('403 when the right is missing, and the refusal is audited', async () => {
    const answer = await postJson(server, '/Application/search-backoffice', {}, operator);
    expect(answer.status).toBe(403);
    expect(failureBody.strict().parse(answer.body).message).toMatch(/permissão/);
    const [event] = await server.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    expect(event).toMatchObject({ action: 'refusal', actorId: operatorId });
  });

  it.each([
    [{ fiscalNumber: '123' }, 'NIF: NIF inválido'],
    [{ id: 'abc' }, 'N.º do pedido: Valor inválido.'],
    [{ id: 3_000_000_000 }, 'N.º do pedido: Valor inválido.'],
    [{ pageSize: 999_999 }, 'Resultados por página: Valor inválido.'],
    [{ beginDate: 'ontem' }, 'Data de início: Valor inválido.'],
    [{ providerEmail: 'a\0b' }, 'E-mail do prestador: Valor inválido.'],
    [{ constructor: '\0' }, 'Valor inválido.'],
    [JSON.parse('{"__proto__":{"toString":"\\u0000"}}'), 'Valor inválido.'],
    [[], 'Valor inválido.'],
    [null, 'Campo obrigatório.'],
  ])('400 names the field of %j', async (body, text) => {
    const answer = await search(body);
    expect(answer.status).toBe(400);
    expect(firstText(answer)).toBe(text);
  });

  it('400 names the group and the field where one stands in the other', async () => {
    const application = { isStudent: true, studentAddress: { cp4: '12', cp3: '001' } };
    const answer = await postJson(server, '/Application/submit', { applications: [application] }, operator);
    const texts = answer.body.errors.flatMap(({ errors }: { errors: string[] }) => errors);
    expect(texts).toContain(
      'Morada de residência do estudante, Código postal (4 dígitos): Código postal inválido',
    );
  });

  it('400 for a missing and for a malformed query parameter', async () => {
    const get = async (query: string) => {
      const headers = { authorization: `Bearer ${administrator}` };
      const answer = await server.fetch(`/api/Application/get-by-id${query}`, { headers });
      return { status: answer.status, body: await answer.json() };
    };
    const missing = await get('');
    expect([missing.status, firstText(missing)]).toEqual([400, 'N.º do pedido: Campo obrigatório.']);
    const malformed = await get('?applicationId=12x');
    expect([malformed.status, firstText(malformed)]).toEqual([400, 'N.º do pedido: Valor inválido.']);
  });

  it('400 for JSON that can not be read', async () => {
    const answer = await server.fetch('/api/Authentication/login', { method: 'POST', body: '{"username":' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [{ errors: ['Não foi possível ler o pedido. Verifique o seu conteúdo.'] }],
    });
  });

  it.each([`${'['.repeat(9_000)}${']'.repeat(9_000)}`, `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`])(
    '400 for JSON that is nested without end',
    async (body) => {
      const answer = await server.fetch('/api/Authentication/login', { method: 'POST', body });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        errors: [{ errors: ['Não foi possível ler o pedido. Verifique o seu conteúdo.'] }],
      });
    },
  );

  it('400 names the token that is missing', async () => {
    const answer = await postJson(server, '/Authentication/refresh-access-token', { accessToken: 5 });
    expect(answer.body.errors.flatMap(({ errors }: { errors: string[] }) => errors)).toEqual([
      'Token de acesso: Valor inválido.',
      'Token de renovação: Campo obrigatório.',
    ]);
  });

  it.each(['/api/nowhere', '/api', '/api/Application/../nowhere'])('404 for %s', async (path) => {
    const answer = await server.fetch(path);
    expect(answer.status).toBe(404);
    failureBody.strict().parse(await answer.json());
  });

  it('413 for a body over the limit, declared or not, without reading it whole', async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(100_000));
      },
    });
    const undeclared = new Request('http://localhost/api/Authentication/login', {
      method: 'POST',
      body: endless,
      // Required for stream bodies, but missing from the types.
      ...{ duplex: 'half' },
    });
    expect((await server.app.fetch(undeclared)).status).toBe(413);
    expect(pulled).toBeLessThan(20);
    const declared = await server.fetch('/api/Authentication/login', {
      method: 'POST',
      headers: { 'content-length': '1000001' },
      body: '{}',
    });
    expect(declared.status).toBe(413);
    failureBody.strict().parse(await declared.json());
  });

  it('500 carries a reference and nothing of the inside; the log has it, without values', async () => {
    const log: Log = {
      info: () => undefined,
      warn: () => undefined,
      error: (event, facts) => logged.push(JSON.stringify({ event, facts })),
    };
    const broken = createApp({
      db: new Proxy(server.db, {
        get: () => {
          throw new Error('Failed query: select … params: 123456789');
        },
      }),
      now: () => new Date(),
      log,
      workers: inlineWorkers,
      settings: {
        tokenKeys: [await importTokenKey('x'.repeat(32))],
        publicUrl: 'https://tsi.example.pt',
        clientConfig: { contactEmail: 'a@example.pt', contactPhone: '1', helpUrl: 'https://example.pt' },
      },
    });
    const logged: string[] = [];
    const answer = await broken.request('/api/Authentication/login', {
      method: 'POST',
      body: JSON.stringify({ username: 'a@example.pt', password: 'Palavra-Secreta-1' }),
    });
    expect(answer.status).toBe(500);
    const { message } = failureBody.strict().parse(await answer.json());
    const reference = /[0-9a-f-]{36}/.exec(message)?.[0] ?? 'none';
    expect(message).not.toContain('query');
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain(reference);
    expect(logged[0]).not.toMatch(/123456789|Palavra-Secreta|example\.pt/);
  });
});

describe('the answers of the server', () => {
  it('keep answers of /api out of caches, also refusals', async () => {
    for (const path of ['/api/openapi.json', '/api/nowhere', '/api/Provider/get-providers']) {
      expect((await server.fetch(path)).headers.get('cache-control')).toBe('no-store');
    }
  });

  it('have security headers for pages', async () => {
    const { headers } = await server.fetch('/healthz');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("worker-src 'self' blob:");
  });

  it.each(['/api/openapi.json', '/api/nowhere', '/api/Provider/get-providers', '/api'])(
    'let nothing of an answer of %s run',
    async (path) => {
      const { headers } = await server.fetch(path);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('set-cookie')).toBeNull();
    },
  );

  it('keep pages of other sites from having a browser send anything', async () => {
    const from = (site: string) =>
      server.fetch('/api/Authentication/get-email-for-password-recovery', {
        method: 'POST',
        headers: { 'sec-fetch-site': site, 'content-type': 'text/plain' },
        body: JSON.stringify({ username: 'ninguem@tsi.example.pt' }),
      });
    for (const site of ['cross-site', 'same-site']) {
      const answer = await from(site);
      expect(answer.status).toBe(403);
      failureBody.strict().parse(await answer.json());
    }
    expect((await from('same-origin')).status).toBe(200);
  });

  it('/config.json and /healthz answer without a session', async () => {
    const config = await server.fetch('/config.json');
    expect(await config.json()).toEqual({
      responsibleEntity: 'Regulador',
      contactEmail: 'tarifasocial@example.pt',
      contactPhone: '800 000 000',
      helpUrl: 'https://example.pt/ajuda',
      extensions: expect.arrayContaining(['sign-out', 'withdraw-call']),
    });
    expect((await server.fetch('/healthz')).status).toBe(200);
  });
});
