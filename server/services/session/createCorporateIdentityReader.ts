import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { isEmail } from '../../../contract/rules/email';
import type { CorporateIdentity, ReadCorporateIdentity } from './corporateIdentity';

/** The OpenID provider that is believed, and for whom its tokens must be made. */
export interface CorporateIdentitySettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Whom tokens are for, where that is not the client itself. */
  readonly audience?: string;
}

/** What the reader reaches the provider with, and whom it tells when that fails. */
export interface CorporateIdentityParts {
  readonly send?: typeof fetch;
  readonly onFailure?: (failure: unknown) => void;
}

/** Signatures with the provider's private key; never a shared secret, never none. */
const algorithms = ['RS256', 'PS256', 'ES256'];
const clockToleranceSeconds = 30;
const timeoutMilliseconds = 5000;
const discoveredForMilliseconds = 24 * 3_600_000;

const discoveryDocument = z.object({ issuer: z.string(), jwks_uri: z.url() });

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

const discover = async (issuer: string, send: typeof fetch): Promise<{ issuer: string; keys: Keys }> => {
  const answer = await send(`${withoutSlash(issuer)}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(timeoutMilliseconds),
    redirect: 'error',
  });
  const document = discoveryDocument.parse(await answer.json());
  if (withoutSlash(document.issuer) !== withoutSlash(issuer)) {
    throw new Error('The provider calls itself by another name');
  }
  const keys = createRemoteJWKSet(new URL(document.jwks_uri), {
    timeoutDuration: timeoutMilliseconds,
    [customFetch]: (url, options) => send(url, { ...options, redirect: 'error' }),
  });
  return { issuer: document.issuer, keys };
};

/** An address that the provider itself calls unproven is nobody's. */
const emailOf = (payload: JWTPayload): string | undefined => {
  const { preferred_username, email, upn, email_verified } = payload;
  const candidates = [preferred_username, email_verified === false ? undefined : email, upn];
  return candidates.filter((claim) => typeof claim === 'string').find(isEmail);
};

/**
 * Proves corporate identity tokens (spec 7, get-login-from-azure-identity): signature by the provider's published
 * keys, issuer, audience, expiry. The provider is asked when the first token arrives, and again after a failure.
 */
export const createCorporateIdentityReader = (
  { issuer, clientId, audience = clientId }: CorporateIdentitySettings,
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
    const email = emailOf(payload);
    return isOurs && email ? { outcome: 'proven', email } : { outcome: 'invalid' };
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
