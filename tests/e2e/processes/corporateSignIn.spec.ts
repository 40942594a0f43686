import type { Page } from '@playwright/test';
import { freePort } from '../../run/freePort.mjs';
import { expectAccessible } from '../support/accessibility';
import { type AppServer, removeDataFolder, startBriefServer } from '../support/appServer';
import { makeDemoFolder } from '../support/demoFolder';
import { expect, browserTest as test } from '../support/test';
import { startOpenIdProvider } from './openIdProvider/startOpenIdProvider.mjs';

type Provider = Awaited<ReturnType<typeof startOpenIdProvider>>;

// The provider's certificate is made for the test.
test.use({ ignoreHTTPSErrors: true });

const internalError = 'Erro interno de autenticação. Tente novamente!';
const missingClaims = 'IDW10201: Neither scope nor roles claim was found in the bearer token.';

let provider: Provider;
let server: AppServer;
let folder: string;

test.beforeAll(async () => {
  const port = await freePort();
  provider = await startOpenIdProvider({ redirectUris: [`http://localhost:${port}/corporateSignIn.html`] });
  folder = makeDemoFolder();
  server = await startBriefServer(folder, {
    port,
    settings: {
      CORPORATE_ISSUER: provider.issuer,
      CORPORATE_CLIENT_ID: provider.clientId,
      CORPORATE_SCOPE: 'user.read email',
      NODE_EXTRA_CA_CERTS: provider.certificateFile,
    },
  });
});
test.afterAll(async () => {
  await server.end('SIGTERM');
  await provider.close();
  removeDataFolder(folder);
});

const corporateButton = (page: Page) => page.getByRole('button', { name: 'Entrar com conta institucional' });
const chooseAccount = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.describe('2.2, 7 and 8 corporate sign-in by redirect', () => {
  const leave = async (page: Page, redirect = '') => {
    await page.goto(`${server.url}/login${redirect && `?redirect=${encodeURIComponent(redirect)}`}`);
    await corporateButton(page).click();
    await expect(page.getByRole('heading', { name: 'Conta institucional' })).toBeVisible();
  };
  const staysAtLogin = async (page: Page, message: string | RegExp) => {
    await expect(page.getByText(message)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/login');
    await expect(corporateButton(page)).toBeEnabled();
    expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
  };

  test('an administrator signs in and goes on to the wanted path', async ({ page }) => {
    const asked = page.waitForRequest((request) => request.url().startsWith(`${provider.issuer}/auth`));
    const exchanged = page.waitForRequest(/get-login-from-azure-identity/);
    // The button renders before the settings are loaded; a quick press waits for them.
    await page.route('**/config.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await leave(page, '/applications?from=mail');
    expect(new URL((await asked).url()).searchParams.get('scope')?.split(' ')).toContain('user.read');
    await chooseAccount(page, 'admin@tsi.example.pt');
    expect((await exchanged).headers().authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
    await expect(page).toHaveURL(`${server.url}/applications?from=mail`);
    await expect(page.getByRole('button', { name: 'admin@tsi.example.pt' })).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept, 'tokens of the provider are not kept').not.toContain('idtoken');
  });

  for (const account of [
    'estranho@tsi.example.pt',
    'antigo@tsi.example.pt',
    'operador@netatlantico.example.pt',
  ]) {
    test(`${account}, who is no active administrator here, reads the message of the server`, async ({
      page,
    }) => {
      const answer = page.waitForResponse(/get-login-from-azure-identity/);
      await leave(page, '/users');
      await chooseAccount(page, account);
      const { message } = await (await answer).json();
      await staysAtLogin(page, message);
      expect(new URL(page.url()).searchParams.get('redirect')).toBe('/users');
    });
  }

  for (const button of ['Recusar', 'Falhar']) {
    test(`'${button}' at the provider is an internal error`, async ({ page }) => {
      await leave(page);
      await chooseAccount(page, button);
      await staysAtLogin(page, internalError);
    });
  }

  test('codes that are not exchanged for tokens are an internal error, and it can be tried again', async ({
    page,
  }) => {
    provider.failTokenRequests(true);
    await leave(page);
    await chooseAccount(page, 'admin@tsi.example.pt');
    await staysAtLogin(page, internalError);
    provider.failTokenRequests(false);
    await corporateButton(page).click();
    await expect(page).toHaveURL(/\/applications$|\/interaction\//);
    if (page.url().includes('/interaction/')) await chooseAccount(page, 'admin@tsi.example.pt');
    await expect(page).toHaveURL(`${server.url}/applications`);
  });

  test('a provider that cannot be reached is an internal error', async ({ page }) => {
    await page.route(`${provider.issuer}/**`, (route) => route.abort());
    await page.goto(`${server.url}/login`);
    await corporateButton(page).click();
    await staysAtLogin(page, internalError);
  });

  test('turning back at the provider leaves everything ready for another try', async ({ page }) => {
    await leave(page);
    await page.goBack();
    await expect(corporateButton(page)).toBeEnabled();
    await corporateButton(page).click();
    await chooseAccount(page, 'admin@tsi.example.pt');
    await expect(page).toHaveURL(`${server.url}/applications`);
  });

  test('login_progress_error restarts the redirect, once', async ({ page }) => {
    let refusals = 0;
    await page.route(`${provider.issuer}/auth?**`, async (route) => {
      refusals += 1;
      const state = new URL(route.request().url()).searchParams.get('state') ?? '';
      const location = `${server.url}/corporateSignIn.html#error=login_progress_error&state=${encodeURIComponent(state)}`;
      await route.fulfill({ status: 302, headers: { location } });
    });
    await page.goto(`${server.url}/login`);
    await corporateButton(page).click();
    await staysAtLogin(page, internalError);
    expect(refusals).toBe(2);
  });

  test('a factor that is required is added after the provider has asked again, where it asked too long ago', async ({
    page,
  }) => {
    let challenges = 0;
    await page.route('**/get-login-from-azure-identity', (route) => {
      challenges += 1;
      return route.fulfill({ json: { factorChallenge: `challenge ${challenges}`, kinds: [] } });
    });
    const message = 'A sua identidade foi confirmada há mais de dez minutos. Entre de novo.';
    await page.route('**/begin-required-generator', (route) =>
      route.fulfill(
        route.request().postDataJSON().factorChallenge === 'challenge 1'
          ? {
              status: 403,
              headers: {
                'WWW-Authenticate':
                  'Bearer error="insufficient_user_authentication", max_age=600, acr_values="password"',
              },
              json: { message },
            }
          : { json: { data: { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/x', enrolment: 'x' } } },
      ),
    );
    await leave(page, '/users');
    await chooseAccount(page, 'admin@tsi.example.pt');
    await expect(page.getByRole('alert')).toHaveText(message);
    await expectAccessible(page, 'a corporate identity to be proven anew', ['1440 px', '390 px']);

    const asked = page.waitForRequest((request) => request.url().startsWith(`${provider.issuer}/auth?`));
    await corporateButton(page).click();
    expect(new URL((await asked).url()).searchParams.get('prompt')).toBe('login');
    await chooseAccount(page, 'admin@tsi.example.pt');
    await expect(page.getByRole('img', { name: 'Código QR para a aplicação de códigos' })).toBeVisible();
    await page.getByRole('button', { name: 'Voltar ao início' }).click();
    await expect(corporateButton(page)).toBeVisible();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/users');
  });

  test('IDW10201 signs in again by itself, once', async ({ page }) => {
    let refusals = 0;
    let refuse = 1;
    await page.route('**/get-login-from-azure-identity', async (route) => {
      if (refusals >= refuse) return route.continue();
      refusals += 1;
      return route.fulfill({ status: 401, json: { message: missingClaims } });
    });
    const settle = async () => {
      await chooseAccount(page, 'admin@tsi.example.pt');
      await expect.poll(() => refusals).toBeGreaterThan(0);
      // The provider may or may not ask for the account again.
      const again = page.getByRole('button', { name: 'admin@tsi.example.pt', exact: true });
      await expect(again.or(page.getByText(missingClaims)).first()).toBeVisible();
      if (page.url().startsWith(provider.issuer)) await again.click();
    };
    await leave(page);
    await settle();
    await expect(page).toHaveURL(`${server.url}/applications`);
    expect(refusals).toBe(1);

    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    refusals = 0;
    refuse = 9;
    await leave(page);
    await settle();
    await staysAtLogin(page, missingClaims);
    expect(refusals).toBe(2);
  });
});

test.describe('2.2 and 7 corporate sign-in by popup', () => {
  // tests/server/node/config.test.ts covers how CORPORATE_INTERACTION=popup reaches the settings.
  test.beforeEach(({ context }) =>
    context.route('**/config.json', async (route) => {
      const given = await (await route.fetch()).json();
      const corporateSignIn = { ...given.corporateSignIn, interaction: 'popup' };
      await route.fulfill({ json: { ...given, corporateSignIn } });
    }),
  );

  const openPopup = async (page: Page) => {
    await page.goto(`${server.url}/login`);
    const opening = page.waitForEvent('popup');
    await corporateButton(page).click();
    return opening;
  };

  test('an administrator signs in, and the window closes', async ({ page }) => {
    const popup = await openPopup(page);
    const closed = popup.waitForEvent('close');
    await chooseAccount(popup, 'admin@tsi.example.pt');
    await closed;
    await expect(page).toHaveURL(`${server.url}/applications`);
  });

  test('a refusal is an internal error', async ({ page }) => {
    const popup = await openPopup(page);
    await chooseAccount(popup, 'Recusar');
    await expect(page.getByText(internalError)).toBeVisible();
    await expect(corporateButton(page)).toBeEnabled();
  });
});
