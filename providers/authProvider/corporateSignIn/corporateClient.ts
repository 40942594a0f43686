import type { IPublicClientApplication } from '@azure/msal-browser';
import type { CorporateSignInConfig } from '../../../contract/entities/clientConfig';

/**
 * A fresh client of the corporate OpenID provider; the library behind it is loaded when it is first needed.
 * A client remembers the failure that it came back with, so that each attempt has its own.
 */
export const corporateClient = async ({
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
