import type { Context, Handler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ApiEnvironment } from '../../../../contract/rules/apiEnvironments';
import { serviceContext } from '../../../../server/http/callEnvironment';
import type { ServerModule } from '../../../../server/http/serverModule';
import { httpTexts } from '../../../../server/http/texts';
import { Refusal } from '../../../../server/lib/refusal';
import { countClientCall } from '../calls/countClientCall';
import { proofAlgorithms } from '../clients/clientKeys';
import { type ClientCredentials, issueClientToken } from '../clients/issueClientToken';
import { tokenTexts } from '../clients/texts';
import { TokenRefusal } from '../clients/tokenRefusal';

/** Where systems of providers get their tokens, below /api. */
export const tokenPath = '/oauth/token';
/** Where what OAuth 2 libraries need to know is described (RFC 8414). */
export const metadataPath = '/.well-known/oauth-authorization-server';

const maxBodyBytes = 20_000;
const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

/** Serves the call for tokens of systems (RFC 6749, client credentials), which is no call of the contract: it takes a form. */
export const serveTokens: NonNullable<ServerModule['serve']> = ({ app, api, countRefusals }, parts) => {
  const { tokenKeys, publicUrl, apiEnvironment: environment = 'live' } = parts.settings;
  const issuer = issuerOf(parts.settings);
  const audience = [issuer, tokenAddress(issuer)];
  app.get(metadataPath, answerMetadata(parts.settings));
  if (parts.sandbox)
    app.get(`${metadataPath}/sandbox`, answerMetadata({ publicUrl, apiEnvironment: 'sandbox' }));
  api.post(
    tokenPath,
    countRefusals,
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (c) => c.json({ error: 'invalid_request', message: httpTexts.tooLarge.text }, 413),
    }),
    async (c) => {
      c.header('pragma', 'no-cache');
      try {
        const parameters = await parametersOf(c);
        const context = {
          ...serviceContext(parts, c),
          tokenKeys,
          countCall: countClientCall,
          environment,
          audience,
        };
        const { scope, ...answer } = await issueClientToken(context, credentialsOf(c, parameters));
        // Many libraries always ask for one. What a client may do is not up to the call: it is told what it got (RFC 6749, 3.3).
        return c.json({ ...answer, ...(parameters.has('scope') && { scope }) });
      } catch (failure) {
        return answerRefused(c, failure);
      }
    },
  );
  api.all(tokenPath, (c) =>
    c.json({ error: 'invalid_request', message: tokenTexts.method }, 405, { allow: 'POST' }),
  );
};

/**
 * Answers with what an environment is as one that gives tokens. OAuth 2 libraries look for that of the sandbox, whose issuer
 * has a path, at the root: with the path after `metadataPath` (RFC 8414, section 3.1).
 */
export const answerMetadata =
  (environment: Parameters<typeof issuerOf>[0]): Handler =>
  (c) => {
    const issuer = issuerOf(environment);
    return c.json({
      issuer,
      token_endpoint: tokenAddress(issuer),
      response_types_supported: [],
      grant_types_supported: ['client_credentials'],
      token_endpoint_auth_methods_supported: ['private_key_jwt', 'client_secret_basic', 'client_secret_post'],
      token_endpoint_auth_signing_alg_values_supported: proofAlgorithms,
      service_documentation: `${issuer}/api/docs`,
    });
  };

const issuerOf = ({
  publicUrl,
  apiEnvironment = 'live',
}: {
  readonly publicUrl: string;
  readonly apiEnvironment?: ApiEnvironment | undefined;
}) => `${publicUrl.replace(/\/$/, '')}${apiEnvironment === 'sandbox' ? '/sandbox' : ''}`;

const tokenAddress = (issuer: string) => `${issuer}/api${tokenPath}`;

const malformed = (description: string) =>
  new TokenRefusal('invalid_request', description, tokenTexts.malformed);

/** Reads the form; a parameter without a value counts as absent, and one that comes twice is refused. */
const parametersOf = async (c: Context): Promise<ReadonlyMap<string, string>> => {
  const mediaType = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/x-www-form-urlencoded')
    throw malformed('The body must be application/x-www-form-urlencoded');
  const found = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(await c.req.text())) {
    if (found.has(name)) throw malformed('A parameter is repeated');
    if (value !== '') found.set(name, value);
  }
  return found;
};

const credentialsOf = (c: Context, parameters: ReadonlyMap<string, string>): ClientCredentials => {
  const grantType = parameters.get('grant_type');
  if (grantType === undefined) throw malformed('grant_type is missing');
  if (grantType !== 'client_credentials')
    throw new TokenRefusal(
      'unsupported_grant_type',
      'Only client_credentials is supported',
      tokenTexts.grantType,
    );
  const [first, ...others] = [basicCredentials(c), postedSecret(parameters), postedProof(parameters)].filter(
    (one) => one !== undefined,
  );
  if (!first) throw new TokenRefusal('invalid_client', 'The client did not authenticate', tokenTexts.refused);
  if (others.length > 0) throw malformed('More than one way of authentication is used');
  return first;
};

const basicCredentials = (c: Context): ClientCredentials | undefined => {
  const header = c.req.header('authorization');
  if (header === undefined) return undefined;
  const unreadable = new TokenRefusal(
    'invalid_client',
    'The Authorization header is not readable',
    tokenTexts.refused,
  );
  const encoded = /^Basic +([A-Za-z0-9+/]+={0,2})$/i.exec(header)?.[1];
  if (!encoded) throw unreadable;
  try {
    const decoded = atob(encoded);
    const end = decoded.indexOf(':');
    if (end < 0) throw unreadable;
    const [publicId, secret] = [decoded.slice(0, end), decoded.slice(end + 1)].map((part) =>
      decodeURIComponent(part.replaceAll('+', ' ')),
    );
    return { kind: 'secret', publicId: publicId ?? '', secret: secret ?? '' };
  } catch {
    throw unreadable;
  }
};

const postedSecret = (parameters: ReadonlyMap<string, string>): ClientCredentials | undefined => {
  const [publicId, secret] = [parameters.get('client_id'), parameters.get('client_secret')];
  if (secret === undefined) return undefined;
  if (publicId === undefined) throw malformed('client_id is missing');
  return { kind: 'secret', publicId, secret };
};

const postedProof = (parameters: ReadonlyMap<string, string>): ClientCredentials | undefined => {
  const assertion = parameters.get('client_assertion');
  if (assertion === undefined) return undefined;
  if (parameters.get('client_assertion_type') !== assertionType)
    throw malformed(`client_assertion_type must be ${assertionType}`);
  return { kind: 'assertion', publicId: parameters.get('client_id'), assertion };
};

const answerRefused = (c: Context, failure: unknown): Response => {
  if (failure instanceof TokenRefusal) {
    const { code, description, message } = failure;
    const isUnknown = code === 'invalid_client';
    if (isUnknown) c.header('www-authenticate', 'Basic realm="tarifa-social-internet"');
    return c.json({ error: code, error_description: description, message }, isUnknown ? 401 : 400);
  }
  if (failure instanceof Refusal && failure.reason === 'tooManyAttempts') {
    c.header('retry-after', String(failure.retryAfterSeconds ?? 1));
    return c.json({ error: 'temporarily_unavailable', message: failure.message }, 429);
  }
  throw failure;
};
