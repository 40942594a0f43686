import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBody } from '../../../contract/calls/defineCall';
import { errorCodes } from '../../../contract/rules/errorCodes';
import { webhookEventLabels, webhookTypes } from '../../../contract/rules/webhookEvents';
import { listCalls } from '../../../server/http/listCalls';
import { openApiPath } from '../../../server/http/openApiDocument';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
});
afterAll(() => server.close());

const read = async () => (await server.fetch('/api/openapi.json')).json();

describe('/api/openapi.json', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    const result = await validator.validate(await read());
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('describes every call, with who may make it, its input, its wrapped answer and its errors', async () => {
    const { paths, components } = await read();
    for (const { call } of listCalls()) {
      const operation = paths[openApiPath(call)]?.[call.method.toLowerCase()];
      expect(operation, call.path).toMatchObject({
        summary: call.summary,
        description: expect.stringMatching(/^Quem pode chamar: ./),
        security: call.access === 'public' ? [] : expect.arrayContaining([{ accessToken: [] }]),
        responses: { 400: expect.anything(), 401: expect.anything(), 413: expect.anything() },
      });
      const [content] = Object.values<{ schema: { required?: string[] } }>(operation.responses[200].content);
      if ('wrapped' in call && call.wrapped) expect(content?.schema.required, call.path).toEqual(['data']);
      if (hasBody(call)) expect(operation.requestBody, call.path).toBeDefined();
    }
    expect(components.securitySchemes.accessToken).toMatchObject({ type: 'http', scheme: 'bearer' });
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['BadRequest', 'Failure']));
  });

  it('says when to come back after too many attempts, and which calls may be repeated under a key', async () => {
    const { paths } = await read();
    expect(paths['/Application/search'].post.responses[429].headers).toHaveProperty('Retry-After');
    expect(paths['/Application/submit'].post.parameters).toMatchObject([
      { in: 'header', name: 'Idempotency-Key' },
      { in: 'header', name: 'Prefer' },
      { in: 'header', name: 'Tsi-Version' },
    ]);
    expect(paths['/Application/search'].post.parameters).toMatchObject([
      { in: 'header', name: 'Tsi-Version' },
      { in: 'header', name: 'Purpose' },
    ]);
  });

  it('has every code of a refusal with its meaning, and what clients are told', async () => {
    const { paths, components } = await read();
    const [known] = components.schemas.ErrorCode.anyOf;
    expect(known.enum).toEqual(Object.keys(errorCodes));
    expect(components.schemas.ErrorCode.description).toContain(errorCodes.recheck_under_way);
    expect(Object.keys(paths['/Application/submit'].post.responses[200].headers)).toEqual(
      expect.arrayContaining(['Tsi-Version', 'RateLimit', 'RateLimit-Policy']),
    );
  });

  it('describes each webhook with its own fields, and how it is signed', async () => {
    const { webhooks } = await read();
    expect(Object.keys(webhooks)).toEqual([...webhookTypes]);
    const near = webhooks['application.deadline_near'].post;
    expect(near.summary).toBe(webhookEventLabels['application.deadline_near']);
    expect(near.parameters.map(({ name }: { name: string }) => name)).toContain('webhook-signature');
    expect(near.requestBody.content['application/json'].schema.properties).toMatchObject({
      type: { const: 'application.deadline_near' },
      data: { required: ['applicationId', 'deadline'] },
    });
  });

  it('2.2 says how the corporate sign-in refuses', async () => {
    const { paths } = await read();
    expect(paths['/Authentication/get-login-from-azure-identity'].get.responses).toMatchObject({
      403: { description: 'A identidade não é a de um administrador ativo' },
      503: { description: 'O fornecedor OpenID não responde' },
    });
    expect(paths['/Authentication/login'].post.responses[503].headers).toHaveProperty('Retry-After');
  });
});
