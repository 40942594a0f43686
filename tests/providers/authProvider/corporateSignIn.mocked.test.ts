import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authProvider } from '../../../providers/authProvider/authProvider';
import { finishCorporateSignIn, startCorporateSignIn } from '../../../providers/authProvider/corporateSignIn';
import { wantsRetry } from '../../../providers/authProvider/pendingSignIn';
import { readSession } from '../../../providers/http/session';
import { exampleSession } from '../../support/exampleSession';
import { listenToNetwork } from '../../support/listenToNetwork';
import { wire } from '../../support/wire';

const library = vi.hoisted(() => ({
  configurations: [] as unknown[],
  initialize: vi.fn(async () => undefined),
  handleRedirectPromise: vi.fn(async (): Promise<{ idToken: string } | null> => null),
  loginRedirect: vi.fn(async (_request: unknown) => undefined),
  loginPopup: vi.fn(async (_request: unknown) => ({ idToken: 'from-popup' })),
  clearCache: vi.fn(async () => undefined),
}));
vi.mock('@azure/msal-browser', () => ({
  ProtocolMode: { OIDC: 'OIDC' },
  PublicClientApplication: class {
    constructor(configuration: unknown) {
      library.configurations.push(configuration);
      Object.assign(this, library);
    }
  },
}));

listenToNetwork();
beforeEach(() => vi.clearAllMocks());
afterEach(() => sessionStorage.clear());

const config = {
  authority: 'https://login.example.pt/tenant',
  clientId: 'tsi',
  scopes: ['user.read'],
  redirectPath: '/corporateSignIn.html',
};

describe('7 Corporate sign-in by redirect', () => {
  it('leaves for the provider with the scope user.read', async () => {
    await expect(startCorporateSignIn(config)).resolves.toBeUndefined();
    expect(library.loginRedirect).toHaveBeenCalledExactlyOnceWith({ scopes: ['user.read'] });
    expect(library.configurations[0]).toMatchObject({
      auth: {
        clientId: 'tsi',
        authority: 'https://login.example.pt/tenant',
        knownAuthorities: ['login.example.pt'],
        redirectUri: 'http://localhost:3000/corporateSignIn.html',
      },
    });
  });

  it('takes the answer on return, once, and keeps none of the tokens of the provider', async () => {
    await startCorporateSignIn(config);
    library.handleRedirectPromise.mockResolvedValueOnce({ idToken: 'from-redirect' });
    await expect(finishCorporateSignIn(config)).resolves.toEqual({
      identityToken: 'from-redirect',
      retries: 0,
    });
    expect(library.clearCache).toHaveBeenCalledOnce();
    await expect(finishCorporateSignIn(config)).resolves.toBeUndefined();
  });

  it('does not even load the library when no answer is awaited', async () => {
    await expect(finishCorporateSignIn(config)).resolves.toBeUndefined();
    expect(library.handleRedirectPromise).not.toHaveBeenCalled();
  });

  it('reports nothing when the user turns back without an answer', async () => {
    await startCorporateSignIn(config);
    await expect(finishCorporateSignIn(config)).resolves.toEqual({ retries: 0 });
  });

  it('gives a failure with the number of retries', async () => {
    const error = new Error('state_not_found');
    await startCorporateSignIn(config, 1);
    library.handleRedirectPromise.mockRejectedValueOnce(error);
    await expect(finishCorporateSignIn(config)).resolves.toEqual({ error, retries: 1 });
  });

  it('gives a failure before leaving, and awaits nothing', async () => {
    const error = new Error('endpoints_resolution_error');
    library.loginRedirect.mockRejectedValueOnce(error);
    await expect(startCorporateSignIn(config)).resolves.toEqual({ error, retries: 0 });
    await expect(finishCorporateSignIn(config)).resolves.toBeUndefined();
  });
});

describe('7 Corporate sign-in by popup', () => {
  const popup = { ...config, interaction: 'popup' as const };

  it('answers on the spot', async () => {
    await expect(startCorporateSignIn(popup)).resolves.toEqual({ identityToken: 'from-popup', retries: 0 });
    expect(library.loginPopup.mock.calls[0]?.[0]).toMatchObject({ scopes: ['user.read'] });
    expect(library.loginRedirect).not.toHaveBeenCalled();
  });

  it('gives its failure', async () => {
    const error = new Error('popup_window_error');
    library.loginPopup.mockRejectedValueOnce(error);
    await expect(startCorporateSignIn(popup)).resolves.toEqual({ error, retries: 0 });
  });
});

describe('7 get-login-from-azure-identity', () => {
  it('carries the identity token as bearer and opens the session', async () => {
    let bearer: string | null = null;
    wire({
      '/Authentication/get-login-from-azure-identity': (request) => {
        bearer = request.headers.get('Authorization');
        return { data: exampleSession };
      },
    });
    await authProvider.login({ identityToken: 'the-token' });
    expect(bearer).toBe('Bearer the-token');
    expect(readSession()).toEqual(exampleSession);
  });
});

describe('8 Corporate login: what is tried again', () => {
  const coded = (errorCode: string) => Object.assign(new Error('x'), { errorCode });
  it.each([
    [coded('login_progress_error'), true],
    [coded('interaction_in_progress'), true],
    [new Error('IDW10201: Neither scope nor roles claim was found in the bearer token.'), true],
    [coded('access_denied'), false],
    [new Error('Sem acesso.'), false],
    [undefined, false],
  ])('%s: %s', (error, expected) => expect(wantsRetry(error)).toBe(expected));
});
