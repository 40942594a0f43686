import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { isEmail } from '../../../../contract/rules/email';
import { readShortText } from '../../../verification/readShortText';
import type { CorporateIdentity, ReadCorporateIdentity } from './corporateIdentity';

/** The trusted OpenID provider, and the audience of its tokens. */
export interface CorporateIdentitySettings {
  readonly issuer: string;
  readonly clientId: string;
  /** The audience of tokens, if that is not the client itself. */
  readonly audience?: string;
  /** The claim that is trusted to hold the person's e-mail, if that is not `email` with `email_verified`. */
  readonly emailClaim?: string;
}

/** How the reader reaches the provider, and what to call when that fails. */
export interface CorporateIdentityParts {
  readonly send?: typeof fetch;
  readonly onFailure?: (failure: unknown) => void;
}

/** Signatures with the provider's private key; never a shared secret, never none. */
const algorithms = ['RS256', 'PS256', 'ES256'];
const clockToleranceSeconds = 30;
const timeoutMilliseconds = 5000;
const discoveredForMilliseconds = 24 * 3_600_000;
/** Far more than the description of a provider or its keys take. */
const maxAnswerBytes = 1_000_000;

const httpsUrl = z.url({ protocol: /^https$/ });
/** Every URL of the provider must be https, including those that only browsers use. */
const discoveryDocument = z.looseObject({ issuer: httpsUrl, jwks_uri: httpsUrl }).refine(
  (document) =>
    Object.entries(document)
      .filter(([name]) => name.endsWith('_endpoint'))
      .every(([, url]) => httpsUrl.safeParse(url).success),
  'Not every endpoint is https',
);

type Keys = ReturnType<typeof createRemoteJWKSet>;

const proofOfForgery = [
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
];

const withoutSlash = (url: string) => url.replace(/\/$/, '');

/**
 * Asks the OpenID provider who it is and where its keys are.
 * @throws {Error} if it does not answer, or calls itself by another name
 */
export const discover = async (
  issuer: string,
  send: typeof fetch,
  timeLimit = timeoutMilliseconds,
): Promise<{ issuer: string; keys: Keys }> => {
  /** Asks for a whole answer within the time limit. */
  const ask = async (url: string, options: RequestInit = {}) => {
    const signal = AbortSignal.timeout(timeLimit);
    const answer = await send(url, { ...options, signal, redirect: 'error' });
    return new Response(await readShortText(answer, signal, maxAnswerBytes), { status: answer.status });
  };
  const answer = await ask(`${withoutSlash(issuer)}/.well-known/openid-configuration`);
  const document = discoveryDocument.parse(await answer.json());
  if (withoutSlash(document.issuer) !== withoutSlash(issuer)) {
    throw new Error('The provider calls itself by another name');
  }
  const keys = createRemoteJWKSet(new URL(document.jwks_uri), {
    [customFetch]: ask,
  });
  return { issuer: document.issuer, keys };
};

/**
 * Tells whether a token of Microsoft Entra is about a guest, whose names and e-mail another tenant assigns: by `acct`
 * (1), by `idp`, which names another than the tenant's own provider, or by the name of an invited account.
 */
const isGuest = ({ iss, tid, acct, idp, upn, preferred_username: name }: JWTPayload): boolean =>
  (acct !== undefined && String(acct) !== '0') ||
  (idp !== undefined && idp !== iss && !(tid && idp === `https://sts.windows.net/${tid}/`)) ||
  [upn, name].some((one) => /#ext#/i.test(String(one)));

/**
 * Returns the e-mail that the provider vouches for, or that the settings say to trust; never one that it
 * calls unverified, nor a guest's.
 */
const emailOf = (payload: JWTPayload, emailClaim: string | undefined): string | undefined => {
  const { email_verified: isVerified } = payload;
  if (isGuest(payload)) return undefined;
  const isBelieved = emailClaim === undefined ? isVerified === true : isVerified !== false;
  const email = payload[emailClaim ?? 'email'];
  return isBelieved && typeof email === 'string' && isEmail(email) ? email : undefined;
};

/** OpenID allows 255 characters; the database takes no NUL. */
const storableSubject = z
  .string()
  .min(1)
  .max(255)
  .refine((text) => !text.includes('\0'));

/** When the person was identified, which may be long before the token: as the provider says, or when it made the token. */
const provenOnOf = ({ auth_time: authTime, iat = 0 }: JWTPayload, now: Date): Date => {
  const seconds = typeof authTime === 'number' ? authTime : iat;
  return new Date(Math.max(0, Math.min(now.getTime(), seconds * 1000)));
};

const methodsOf = ({ amr, acr }: JWTPayload): string[] =>
  [amr, acr].flat().filter((value) => typeof value === 'string');

/**
 * Creates a reader that verifies corporate identity tokens (spec 7, get-login-from-azure-identity): signature
 * by the provider's published keys, issuer, audience, expiry. Queries the provider when the first token
 * arrives, and again after a failure or a day.
 */
export const createCorporateIdentityReader = (
  { issuer, clientId, audience = clientId, emailClaim }: CorporateIdentitySettings,
  { send = fetch, onFailure }: CorporateIdentityParts = {},
): ReadCorporateIdentity => {
  let discovered: { provider: ReturnType<typeof discover>; on: number } | undefined;

  const provider = (now: Date) => {
    if (!discovered || now.getTime() - discovered.on > discoveredForMilliseconds) {
      discovered = { provider: discover(issuer, send), on: now.getTime() };
      discovered.provider.catch(() => {
        discovered = undefined;
      });
    }
    return discovered.provider;
  };

  const prove = async (token: string, now: Date): Promise<CorporateIdentity> => {
    const { issuer: knownIssuer, keys } = await provider(now);
    const { payload } = await jwtVerify(token, keys, {
      algorithms,
      issuer: knownIssuer,
      audience,
      requiredClaims: ['exp', 'iat', 'sub'],
      clockTolerance: clockToleranceSeconds,
      currentDate: now,
    });
    const isOurs = payload.azp === undefined || payload.azp === clientId;
    const { data: subject } = storableSubject.safeParse(payload.sub);
    if (!isOurs || !subject) return { outcome: 'invalid' };
    const email = emailOf(payload, emailClaim);
    return {
      outcome: 'proven',
      issuer: knownIssuer,
      subject,
      email,
      methods: methodsOf(payload),
      provenOn: provenOnOf(payload, now),
    };
  };

  return async (token, now) => {
    try {
      return await prove(token, now);
    } catch (error) {
      const isForged = proofOfForgery.some((kind) => error instanceof kind);
      if (isForged) return { outcome: 'invalid' };
      onFailure?.(error);
      return { outcome: 'unavailable' };
    }
  };
};
