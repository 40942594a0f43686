import { z } from 'zod';
import {
  createDocument,
  type oas31,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import type { AccessRule } from '../../contract/access';
import type { Call, CallAccess, Download } from '../../contract/calls/defineCall';
import { badRequestBody, failureBody } from '../../contract/errors';
import { listCalls, type NamedCall } from './listCalls';

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });

const badRequest = badRequestBody.meta({
  id: 'BadRequest',
  description: 'The first text is the one to show',
});
const failure = failureBody.meta({ id: 'Failure', description: 'Why the call was refused, or a reference' });

const retryAfter = z.int().positive().meta({ description: 'Seconds until it is worth trying again' });
const idempotencyKey = z
  .string()
  .min(8)
  .max(200)
  .optional()
  .meta({
    description:
      'Chosen by the caller, one for each thing to be done: within 24 hours a repetition with the same body ' +
      'answers the first result and does nothing, and one with another body is refused',
  });

const ruleText = ({ roles, anyOf }: AccessRule): string =>
  [roles?.join(' or ') ?? 'any role', anyOf && `with ${anyOf.join(' or ')}`].filter(Boolean).join(' ');

const accessText = (access: CallAccess): string => {
  if (access === 'public') return 'Anyone.';
  if (access === 'signedIn') return 'Anyone who is signed in.';
  return `${access.map(ruleText).join('; ')}.`;
};

const isDownload = (call: Call | Download): call is Download => 'mediaType' in call;

const answerOf = (call: Call | Download) => {
  if (isDownload(call)) {
    const content = { [call.mediaType]: { schema: { type: 'string', format: 'binary' } as const } };
    return { description: 'The file', content };
  }
  const answer = call.wrapped ? z.object({ data: call.answer }) : call.answer;
  return { description: 'The answer', content: json(answer) };
};

const responsesOf = (call: Call | Download): ZodOpenApiResponsesObject => ({
  200: answerOf(call),
  400: { description: 'Malformed, or not allowed in this state', content: json(badRequest) },
  401: { description: 'No valid session', content: json(failure) },
  ...(call.access !== 'public' && { 403: { description: 'Right missing', content: json(failure) } }),
  404: { description: 'No such thing, or one of another provider', content: json(failure) },
  413: { description: 'Body too large', content: json(failure) },
  429: {
    description: 'Too many attempts',
    headers: z.object({ 'Retry-After': retryAfter }),
    content: json(failure),
  },
  500: { description: 'Unexpected failure', content: json(failure) },
  503: {
    description: 'Too much is being done, or the database is away',
    headers: z.object({ 'Retry-After': retryAfter }),
    content: json(failure),
  },
  ...Object.fromEntries(
    Object.entries(call.refusals ?? {}).map(([status, description]) => [
      status,
      { description, content: json(failure) },
    ]),
  ),
});

const operationOf = ({ name, call }: NamedCall): ZodOpenApiOperationObject => ({
  operationId: name,
  tags: [call.path.split('/')[1] ?? ''],
  summary: call.summary,
  description: `Who may call: ${accessText(call.access)}`,
  security: call.access === 'public' ? [] : [{ accessToken: [] }],
  ...(call.method === 'POST'
    ? {
        requestBody: { required: true, content: json(call.input) },
        ...(call.takesIdempotencyKey && {
          requestParams: { header: z.object({ 'Idempotency-Key': idempotencyKey }) },
        }),
      }
    : call.input instanceof z.ZodObject && { requestParams: { query: call.input } }),
  responses: responsesOf(call),
});

let document: oas31.OpenAPIObject | undefined;

const makeDocument = () =>
  createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Tarifa Social de Internet',
      version: '1',
      description: 'The calls of the back-office of the social tariff for internet access.',
    },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    paths: Object.fromEntries(
      listCalls().map((named) => [
        named.call.path,
        { [named.call.method.toLowerCase()]: operationOf(named) },
      ]),
    ),
  });

/** The OpenAPI 3.1 document of every call, made from contract/calls. */
export const openApiDocument = (): oas31.OpenAPIObject => {
  document ??= makeDocument();
  return document;
};
