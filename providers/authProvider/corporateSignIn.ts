import type { AuthenticationResult, IPublicClientApplication } from '@azure/msal-browser';
import type { CorporateSignInConfig } from '../../contract/entities/clientConfig';
import { freshIdentity } from './freshIdentity';
import { clearPendingSignIn, readPendingSignIn, writePendingSignIn } from './pendingSignIn';

/** The result returned by the provider's page. */
export interface CorporateReturn {
  /** Proves the user's identity; undefined when they came back without an answer. */
  identityToken?: string;
  /** The failure at the provider. */
  error?: unknown;
  /** How often the sign-in was restarted automatically. */
  retries: number;
}

/**
 * Creates a client of the corporate OpenID provider, loading its library on first use. A client remembers the
 * failure it came back with, so each attempt has its own.
 */
const corporateClient = async ({
  authority,
  clientId,
  redirectPath,
}: CorporateSignInConfig): Promise<IPublicClientApplication> => {
  const { ProtocolMode, PublicClientApplication } = await import('@azure/msal-browser');
  const client = new PublicClientApplication({
    auth: {
      clientId,
      authority,
      knownAuthorities: [new URL(authority).host],
      redirectUri: window.location.origin + redirectPath,
    },
    cache: { cacheLocation: 'sessionStorage' },
    system: { protocolMode: ProtocolMode.OIDC },
  });
  await client.initialize();
  return client;
};

const finish = async (
  config: CorporateSignInConfig,
  retries: number,
  ask: (client: IPublicClientApplication) => Promise<AuthenticationResult | null>,
): Promise<CorporateReturn> => {
  try {
    const client = await corporateClient(config);
    const result = await ask(client);
    // The session of /api takes over; the provider's tokens are no longer needed.
    await client.clearCache();
    return { retries, ...(result && { identityToken: result.idToken }) };
  } catch (error) {
    return { error, retries };
  }
};

/**
 * Asks the provider to identify the user. A redirect leaves the page, so the result is always undefined; a
 * popup answers immediately.
 */
export const startCorporateSignIn = async (
  config: CorporateSignInConfig,
  retries = 0,
): Promise<CorporateReturn | undefined> => {
  const request = { scopes: config.scopes, ...(freshIdentity.take() && { prompt: 'login' }) };
  if (config.interaction === 'popup') {
    return finish(config, retries, (client) =>
      client.loginPopup({ ...request, overrideInteractionInProgress: true }),
    );
  }
  try {
    const client = await corporateClient(config);
    // Clears the remains of an interrupted sign-in; how that one failed does not matter here.
    await client.handleRedirectPromise().catch(() => undefined);
    writePendingSignIn({ retries });
    await client.loginRedirect(request);
    return undefined;
  } catch (error) {
    clearPendingSignIn();
    return { error, retries };
  }
};

let returning: Promise<CorporateReturn | undefined> | undefined;

const takeReturn = async (config: CorporateSignInConfig) => {
  const pending = readPendingSignIn();
  if (!pending) return undefined;
  clearPendingSignIn();
  return finish(config, pending.retries, (client) => client.handleRedirectPromise());
};

/** Reads the provider's answer after the browser was redirected back; undefined when none was awaited. */
export const finishCorporateSignIn = (
  config: CorporateSignInConfig,
): Promise<CorporateReturn | undefined> => {
  returning ??= takeReturn(config).finally(() => {
    returning = undefined;
  });
  return returning;
};
