import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { button } from '../../../../tests/screens/users/recordScreen';
import { network } from '../../../../tests/support/network';
import { renderApp } from '../../../../tests/support/renderApp';
import { sharedServer } from '../../../../tests/support/sharedServer';
import { signInByForm } from '../../../../tests/support/signInByForm';
import { passkeyMark } from '../../public/passkeyMark';

const server = sharedServer();
const username = 'admin@tsi.example.pt';

/** The passkey that this browser proves; the server's answer to it is the test's. */
const proven = {
  id: 'aa',
  rawId: new ArrayBuffer(1),
  type: 'public-key',
  response: {
    clientDataJSON: new ArrayBuffer(1),
    authenticatorData: new ArrayBuffer(1),
    signature: new ArrayBuffer(1),
  },
  getClientExtensionResults: () => ({}),
};

/** How the browser's list of passkeys at the e-mail was asked for, and what ends the waiting. */
const lists: { signal: AbortSignal | undefined; choose: () => void }[] = [];

const get = ({ mediation, signal }: CredentialRequestOptions = {}) =>
  new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
    if (mediation === 'conditional') lists.push({ signal, choose: () => resolve(proven) });
    else resolve(proven);
  });

beforeEach(() => {
  lists.length = 0;
  const PublicKeyCredential = Object.assign(() => undefined, {
    isConditionalMediationAvailable: async () => true,
  });
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential);
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  passkeyMark.set();
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

const answers = (call: string, answer: () => Promise<object>) =>
  network.use(
    http.post(`*/api/Authentication/${call}`, async () => HttpResponse.json({ data: await answer() })),
  );

const openLogin = async () => {
  answers('get-passkey-options', async () => ({ assertion: 'a', options: { challenge: 'aa' } }));
  const { user } = await renderApp('/login', { server: server() });
  await waitFor(() => expect(lists).toHaveLength(1));
  return user;
};

const entersBy = (call: string) => answers(call, () => server().signIn(username));

const typePassword = async (user: UserEvent, kind: string) => {
  answers('login', async () => ({ factorChallenge: 'a', kinds: [kind] }));
  await signInByForm(user, username);
};

/** The ways to sign in on this page. */
const ways: Readonly<Record<string, (user: UserEvent) => Promise<void>>> = {
  'the password': (user) => signInByForm(user, username),
  'the password and a code': async (user) => {
    entersBy('sign-in-with-factor');
    await typePassword(user, 'codes');
    await user.type(await screen.findByRole('textbox', { name: 'Código' }), '123456');
  },
  'the password and a passkey': async (user) => {
    entersBy('sign-in-with-passkey');
    await typePassword(user, 'passkey');
    await user.click(await screen.findByRole('button', { name: 'Usar a chave de acesso' }));
  },
  'a passkey, by the button': async (user) => {
    entersBy('sign-in-with-passkey');
    await user.click(button('Entrar com chave de acesso'));
  },
  'a passkey of the list': async () => {
    entersBy('sign-in-with-passkey');
    lists[0]?.choose();
  },
};

describe("the browser's list of passkeys at the e-mail", () => {
  it.each(Object.entries(ways))(
    'waits no longer once somebody signs in by %s, and takes no session away',
    async (_way, signIn) => {
      const user = await openLogin();
      await signIn(user);
      expect(await screen.findByRole('button', { name: username })).toBeVisible();
      expect(window.location.pathname).toBe('/applications');
      expect(lists.filter(({ signal }) => !signal?.aborted)).toEqual([]);
      expect(JSON.parse(localStorage.getItem('currentUser') ?? '{}')).toMatchObject({ username });
    },
  );

  it('is offered again after another way has failed', async () => {
    const user = await openLogin();
    network.use(
      http.post('*/api/Authentication/sign-in-with-passkey', () =>
        HttpResponse.json({ message: 'Não.' }, { status: 401 }),
      ),
    );
    await user.click(button('Entrar com chave de acesso'));
    expect(await screen.findByText('Não.')).toBeVisible();
    await waitFor(() => expect(lists).toHaveLength(2));
    expect(lists.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  });

  it('says why the passkey chosen from it was refused', async () => {
    await openLogin();
    network.use(
      http.post('*/api/Authentication/sign-in-with-passkey', () =>
        HttpResponse.json({ message: 'Não.' }, { status: 401 }),
      ),
    );
    lists[0]?.choose();
    expect(await screen.findByText('Não.')).toBeVisible();
  });
});
