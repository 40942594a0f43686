import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { interactionPolicy } from 'oidc-provider';

const scopes = ['openid', 'profile', 'email', 'offline_access', 'user.read'];

const signingKey = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'loopback' };
};

/** Makes every sign-in ask for the account, so that consecutive sign-ins can be different people. */
const askEachTime = () => {
  const { Check, Prompt, base } = interactionPolicy;
  const policy = base();
  policy
    .get('login')
    ?.checks.add(
      new Check('asked_each_time', 'Who signs in is asked each time', (ctx) =>
        ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  policy.add(new Prompt({ name: 'select_account', requestable: true }));
  return policy;
};

/**
 * Configures the provider for one public single-page application: code with PKCE, no consent page, the e-mail in
 * the identity token.
 * @param {string} clientId @param {readonly string[]} redirectUris
 * @returns {import('oidc-provider').Configuration}
 */
export const configuration = (clientId, redirectUris) => ({
  clients: [
    {
      client_id: clientId,
      application_type: 'web',
      redirect_uris: [...redirectUris],
      response_types: ['code'],
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'none',
    },
  ],
  clientBasedCORS: (_ctx, origin) => redirectUris.some((uri) => new URL(uri).origin === origin),
  pkce: { required: () => true },
  scopes,
  claims: { openid: ['sub'], profile: ['name', 'preferred_username'], email: ['email', 'email_verified'] },
  conformIdTokenClaims: false,
  jwks: { keys: [signingKey()] },
  cookies: { keys: [randomBytes(32).toString('base64url')] },
  features: { devInteractions: { enabled: false } },
  interactions: { policy: askEachTime(), url: (_ctx, { uid }) => `/interaction/${uid}` },
  ttl: {
    AccessToken: 3600,
    AuthorizationCode: 60,
    Grant: 3600,
    IdToken: 3600,
    Interaction: 3600,
    Session: 3600,
  },
  findAccount: (_ctx, accountId) => ({
    accountId,
    claims: () => ({
      sub: accountId,
      name: accountId,
      preferred_username: accountId,
      email: accountId,
      email_verified: true,
    }),
  }),
  loadExistingGrant: async ({ oidc: { provider, client, session } }) => {
    const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
    grant.addOIDCScope(scopes.join(' '));
    await grant.save();
    return grant;
  },
});
