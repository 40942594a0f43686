import { z } from 'zod';
import {
  createDocument,
  type oas31,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathItemObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { type AccessCondition, conditionsOf } from '../../contract/access';
import {
  type Call,
  type CallAccess,
  type Download,
  hasBody,
  pathFields,
} from '../../contract/calls/defineCall';
import { badRequestBody, failureBody } from '../../contract/errors';
import { apiVersion, apiVersionHeader } from '../../contract/rules/apiVersion';
import { isForClients } from '../../contract/rules/callsOfClients';
import { errorCodes } from '../../contract/rules/errorCodes';
import { lenientHandling } from '../../contract/rules/lenientHandling';
import { purpose } from '../../contract/rules/purpose';
import { rateLimits } from '../../contract/rules/rateLimits';
import { serverModules } from '../../modules/server';
import { listCalls, type NamedCall, plainResources } from './listCalls';
import { bodyExamples } from './reference/bodyExamples';
import { documentFrame, securityOf, tagOf } from './reference/documentFrame';
import { withExampleValues } from './reference/exampleValues';
import { callTexts as texts } from './reference/texts';

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });

const meanings = Object.entries(errorCodes).map(([code, meaning]) => `- \`${code}\`: ${meaning}`);
const errorCode = z
  .union([z.enum(Object.keys(errorCodes)), z.string()])
  .optional()
  .meta({
    id: 'ErrorCode',
    description: [texts.codes, ...meanings].join('\n'),
  });

const problem = badRequestBody.shape.errors.element.extend({ code: errorCode });
const badRequest = z.object({ errors: z.array(problem) }).meta({
  id: 'BadRequest',
  description: texts.problems,
});
const failure = failureBody.extend({ code: errorCode }).meta({ id: 'Failure', description: texts.failure });

const retryAfter = z.int().positive().meta({ description: texts.retryAfter });
const idempotencyKey = z.string().min(8).max(200).optional().meta({
  description: texts.idempotencyKey,
});

const versionHeader = z.enum([apiVersion]).optional().meta({
  description: texts.version,
});

const purposeHeader = z.literal(purpose.prefetch).optional().meta({
  description: texts.prefetch,
});

const preferHeader = ({ list, most }: NonNullable<Call['answersEach']>) =>
  z
    .literal(lenientHandling.preference)
    .optional()
    .meta({
      description: texts.each(most, list),
    });

const appliedHeader = z.literal(lenientHandling.preference).optional().meta({
  description: texts.eachAnswered,
});

const conditionText = ({ roles, anyOf }: AccessCondition): string =>
  [
    roles?.map((role) => texts.roles[role]).join(texts.or) ?? texts.anyRole,
    anyOf && texts.with(anyOf.join(texts.or)),
  ]
    .filter(Boolean)
    .join(' ');

const accessText = (access: CallAccess): string => {
  if (access === 'public') return texts.anyone;
  if (access === 'signedIn') return texts.signedIn;
  return `${access.flatMap(conditionsOf).map(conditionText).join('; ')}.`;
};

const isDownload = (call: Call | Download): call is Download => 'mediaType' in call;

const answerOf = (call: Call | Download) => {
  if (isDownload(call)) {
    const content = { [call.mediaType]: { schema: { type: 'string', format: 'binary' } as const } };
    return { description: texts.file, content };
  }
  const answer = call.wrapped ? z.object({ data: call.answer }) : call.answer;
  return {
    description: texts.answer,
    content: json(answer),
    ...headersOf(call),
  };
};

const text = (description: string) => z.string().optional().meta({ description });

/** What answers to a provider's systems carry beside the answer. */
const toldToClients = {
  [apiVersionHeader]: text(texts.answeredVersion),
};

const limitMeanings = Object.entries(rateLimits).map(([name, { meaning }]) => `- \`${name}\`: ${meaning}`);

/** What every answer may tell of the limits that it counts towards. */
const toldOfLimits = {
  'RateLimit-Policy': text(texts.limitPolicy),
  RateLimit: text([texts.limitsLeft, ...limitMeanings].join('\n')),
};

const headersOf = (call: Call) => {
  const headers = {
    ...(call.answersEach && { [lenientHandling.appliedHeader]: appliedHeader }),
    ...(call.isRange && { 'Content-Range': contentRange }),
    ...toldOfLimits,
    ...(isForClients(call) && toldToClients),
  };
  return { headers: z.object(headers) };
};

const held = (call: Call | Download) => {
  const answer = z.object({ awaitsApproval: z.int().positive() });
  return !isDownload(call) && call.wrapped ? z.object({ data: answer }) : answer;
};

const responsesOf = (call: Call | Download): ZodOpenApiResponsesObject => ({
  200: answerOf(call),
  ...(call.mayAwaitApproval && {
    202: { description: texts.held, content: json(held(call)) },
  }),
  400: { description: texts.badRequest, content: json(badRequest) },
  401: { description: texts.noSession, content: json(failure) },
  ...(call.access !== 'public' && { 403: { description: texts.forbidden, content: json(failure) } }),
  404: { description: texts.notFound, content: json(failure) },
  413: { description: texts.bodyTooLarge, content: json(failure) },
  429: {
    description: texts.tooMany,
    headers: z.object({ 'Retry-After': retryAfter }),
    content: json(failure),
  },
  500: { description: texts.unexpected, content: json(failure) },
  503: {
    description: texts.unavailable,
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

const contentRange = z.string().optional().meta({ description: texts.contentRange });

/** Describes where the input of a call goes: in its path, query, headers or body. */
const inputOf = ({ name, call }: NamedCall) => {
  const headers = {
    ...(call.takesIdempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    ...(call.answersEach && { [lenientHandling.header]: preferHeader(call.answersEach) }),
    ...(isForClients(call) && { [apiVersionHeader]: versionHeader }),
    ...(call.mayBePrefetched && { [purpose.header]: purposeHeader }),
  };
  const header = Object.keys(headers).length > 0 && { header: z.object(headers) };
  const { path, rest } = splitInput(call);
  if (!hasBody(call))
    return rest instanceof z.ZodObject ? { requestParams: { ...path, ...header, query: rest } } : {};
  return {
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: rest, example: bodyExamples[name] },
      },
    },
    ...((header || path) && { requestParams: { ...path, ...header } }),
  };
};

const splitInput = (call: Call | Download): { path?: { path: z.ZodObject }; rest: z.ZodType } => {
  const names = pathFields(call);
  if (names.length === 0 || !(call.input instanceof z.ZodObject)) return { rest: call.input };
  const fields = Object.entries<z.ZodType>(call.input.shape);
  const only = (isInPath: boolean) =>
    z.object(Object.fromEntries(fields.filter(([name]) => names.includes(name) === isInPath)));
  return { path: { path: only(true) }, rest: only(false) };
};

const operationOf = (named: NamedCall): ZodOpenApiOperationObject => ({
  operationId: named.name,
  tags: [tagOf(named.call)],
  summary: named.call.summary,
  description: texts.whoMayCall(accessText(named.call.access)),
  security: securityOf(named.call),
  ...inputOf(named),
  responses: responsesOf(named.call),
});

/** Returns a call's path in OpenAPI notation. */
export const openApiPath = ({ path }: Pick<Call, 'path'>): string => path.replace(/:(\w+)/g, '{$1}');

const describedPaths = (): Record<string, ZodOpenApiPathItemObject> => {
  const paths: Record<string, ZodOpenApiPathItemObject> = {};
  for (const named of listCalls()) {
    const path = openApiPath(named.call);
    paths[path] = { ...paths[path], [named.call.method.toLowerCase()]: operationOf(named) };
  }
  return paths;
};

let document: oas31.OpenAPIObject | undefined;

const makeDocument = () =>
  withExampleValues(
    createDocument({
      openapi: '3.1.0',
      ...documentFrame(
        listCalls().map(({ call }) => call),
        plainResources.map(({ declaration }) => declaration),
        serverModules.flatMap(({ messages }) => messages?.tag ?? []),
      ),
      paths: describedPaths(),
      webhooks: Object.assign({}, ...serverModules.map(({ messages }) => messages?.describe())),
    }),
  );

/** Returns the OpenAPI 3.1 document of all calls and webhooks, made from contract on first use. */
export const openApiDocument = (): oas31.OpenAPIObject => {
  document ??= makeDocument();
  return document;
};
