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
import { apiVersionHeader, apiVersions } from '../../contract/rules/apiVersions';
import { isForClients } from '../../contract/rules/callsOfClients';
import { errorCodes } from '../../contract/rules/errorCodes';
import { lenientHandling } from '../../contract/rules/lenientHandling';
import { purpose } from '../../contract/rules/purpose';
import { rateLimits } from '../../contract/rules/rateLimits';
import { listCalls, type NamedCall } from './listCalls';
import { bodyExamples } from './reference/bodyExamples';
import { describedWebhooks } from './reference/describedWebhooks';
import { documentFrame, securityOf, tagOf } from './reference/documentFrame';
import { withExampleValues } from './reference/exampleValues';

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });

const meanings = Object.entries(errorCodes).map(([code, meaning]) => `- \`${code}\`: ${meaning}`);
const errorCode = z
  .union([z.enum(Object.keys(errorCodes)), z.string()])
  .optional()
  .meta({
    id: 'ErrorCode',
    description: [
      'Why, for programs. Those that are listed stay; later versions may add some.',
      ...meanings,
    ].join('\n'),
  });

const problem = badRequestBody.shape.errors.element.extend({ code: errorCode });
const badRequest = z.object({ errors: z.array(problem) }).meta({
  id: 'BadRequest',
  description: 'The first text is the one to show; `field` is where the input has what is wrong, for clients',
});
const failure = failureBody
  .extend({ code: errorCode })
  .meta({ id: 'Failure', description: 'Why the call was refused, or a reference' });

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

const versionHeader = z
  .enum(apiVersions.map(({ date }) => date))
  .optional()
  .meta({
    description:
      'The version of the calls that the caller was made for; by default the one that it was created for',
  });

const purposeHeader = z.literal(purpose.prefetch).optional().meta({
  description:
    'Says that nobody looks at the answer yet; the audit marks it as an access that was fetched ahead',
});

const preferHeader = ({ list, most }: NonNullable<Call['answersEach']>) =>
  z
    .literal(lenientHandling.preference)
    .optional()
    .meta({
      description:
        `Has each of up to ${most} items of \`${list}\` done and answered for itself, in order: one that is refused says ` +
        'why and leaves the others alone. Under an Idempotency-Key each is done once, even if a call was cut off in the middle',
    });

const appliedHeader = z.literal(lenientHandling.preference).optional().meta({
  description: 'Present if the items were answered each for itself',
});

const conditionText = ({ roles, anyOf }: AccessCondition): string =>
  [roles?.join(' or ') ?? 'any role', anyOf && `with ${anyOf.join(' or ')}`].filter(Boolean).join(' ');

const accessText = (access: CallAccess): string => {
  if (access === 'public') return 'Anyone.';
  if (access === 'signedIn') return 'Anyone who is signed in.';
  return `${access.flatMap(conditionsOf).map(conditionText).join('; ')}.`;
};

const isDownload = (call: Call | Download): call is Download => 'mediaType' in call;

const answerOf = (call: Call | Download) => {
  if (isDownload(call)) {
    const content = { [call.mediaType]: { schema: { type: 'string', format: 'binary' } as const } };
    return { description: 'The file', content };
  }
  const answer = call.wrapped ? z.object({ data: call.answer }) : call.answer;
  return {
    description: 'The answer',
    content: json(answer),
    ...headersOf(call),
  };
};

const text = (description: string) => z.string().optional().meta({ description });

/** What answers to a provider's systems carry beside the answer. */
const toldToClients = {
  [apiVersionHeader]: text('The version of the calls that this is answered in'),
  Deprecation: text('Since when that version is deprecated (RFC 9745)'),
  Sunset: text('When that version ends (RFC 8594)'),
};

const limitMeanings = Object.entries(rateLimits).map(([name, { meaning }]) => `- \`${name}\`: ${meaning}`);

/** What every answer may tell of the limits that it counts towards. */
const toldOfLimits = {
  'RateLimit-Policy': text('How much (q, of the unit qu) each limit allows in how many seconds (w)'),
  RateLimit: text(
    ['What is left (r) of each limit, and the seconds until it is counted anew (t)', ...limitMeanings].join(
      '\n',
    ),
  ),
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
    202: { description: 'Nothing is done until a second person confirms it', content: json(held(call)) },
  }),
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

const contentRange = z
  .string()
  .optional()
  .meta({ description: 'The places of the first and the last record, and how many there are in all' });

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
        ...(call.body?.fileBytes !== undefined && inParts(rest)),
      },
    },
    ...((header || path) && { requestParams: { ...path, ...header } }),
  };
};

/** Describes a body with files as parts of their own. */
const inParts = (body: z.ZodType) => ({
  'multipart/form-data': {
    schema: z
      .object({ json: body })
      .catchall(z.string().meta({ format: 'binary' }))
      .meta({
        description:
          'The part `json` is the body; wherever `file` is `part:<name>` in it, the part of that name is the file',
      }),
    encoding: { json: { contentType: 'application/json' } },
  },
});

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
  description: `Who may call: ${accessText(named.call.access)}`,
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
      ...documentFrame(listCalls().map(({ call }) => call)),
      paths: describedPaths(),
      webhooks: describedWebhooks(),
    }),
  );

/** Returns the OpenAPI 3.1 document of all calls and webhooks, made from contract on first use. */
export const openApiDocument = (): oas31.OpenAPIObject => {
  document ??= makeDocument();
  return document;
};
