import type { AuthenticationResult, IPublicClientApplication } from '@azure/msal-browser';
import type { CorporateSignInConfig } from '../../contract/entities/clientConfig';
import { clearPendingSignIn, readPendingSignIn, writePendingSignIn } from './pendingSignIn';

/** What came back from the provider's page. */
export interface CorporateReturn {
  /** Proves who the person is; undefined when they turned back without an answer. */
  identityToken?: string;
  /** What went wrong there. */
  error?: unknown;
  /** How often the sign-in was started again by itself. */
  retries: number;
}

/**
 * A fresh client of the corporate OpenID provider; the library behind it is loaded when it is first needed.
 * A client remembers the failure that it came back with, so that each attempt has its own.
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
    // The session of /api takes over; the provider's tokens are of no further use.
    await client.clearCache();
    return { retries, ...(result && { identityToken: result.idToken }) };
  } catch (error) {
    return { error, retries };
  }
};

/**
 * Asks the provider who the person is. By redirect the page is left, and undefined is all that ever comes back here;
 * a popup answers on the spot.
 */
export const startCorporateSignIn = async (
  config: CorporateSignInConfig,
  retries = 0,
): Promise<CorporateReturn | undefined> => {
  const request = { scopes: config.scopes };
  if (config.interaction === 'popup') {
    return finish(config, retries, (client) =>
      client.loginPopup({ ...request, overrideInteractionInProgress: true }),
    );
  }
  try {
    const client = await corporateClient(config);
    // Clears what an interrupted sign-in left behind, and how that one failed plays no part in this one.
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

/** Takes the answer with which the provider sent the browser back; undefined when none was awaited. */
export const finishCorporateSignIn = (
  config: CorporateSignInConfig,
): Promise<CorporateReturn | undefined> => {
  returning ??= takeReturn(config).finally(() => {
    returning = undefined;
  });
  return returning;
};
