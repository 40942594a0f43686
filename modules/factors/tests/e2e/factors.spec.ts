import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '../../../../tests/e2e/support/accessibility';
import { button, heading } from '../../../../tests/e2e/support/screenSteps';
import { accounts, fieldsOf, signInByKeyboard } from '../../../../tests/e2e/support/signIn';
import { tabAndPress, tabAndType } from '../../../../tests/e2e/support/tabTo';
import { expect, test } from '../../../../tests/e2e/support/test';
import { untilIdle } from '../../../../tests/e2e/support/untilIdle';

const owner = accounts.otherOperator;
const title = 'A minha conta';

/** The code of a telephone whose clock is some seconds ahead, so that no test waits for the next one. */
const codeOf = (secret: string, aheadBySeconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + aheadBySeconds * 1000,
  });

/** Opens the page of the factors from the user menu, by keyboard. */
const openFactors = async (page: Page) => {
  await tabAndPress(page, page.getByRole('button', { name: owner.username }), 'Enter');
  const item = page.getByRole('menuitem', { name: title });
  for (let presses = 0; presses < 5; presses += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(heading(page, title)).toBeVisible();
};

/** Signs out, and types e-mail and password at the login page. */
const typePassword = async (page: Page) => {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  const { email, password } = fieldsOf(page);
  await tabAndType(page, email, owner.username);
  await tabAndType(page, password, owner.password);
  await page.keyboard.press('Enter');
};

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Código', exact: true });

test('2.2 a generator of codes is added, used, replaced by a recovery code and removed, by keyboard alone', {
  tag: '@walk',
}, async ({ page }) => {
  test.setTimeout(120_000);
  // As where a passkey was used before: the browser's list of them waits at the e-mail, and ends without a choice.
  await page.addInitScript(() => localStorage.setItem('passkey', '1'));
  await signInByKeyboard(page, owner);
  await openFactors(page);
  await expect(page.getByText('Ainda não tem nenhum segundo passo.')).toBeVisible();
  // Ten minutes after the sign-in the server would ask for the password first.
  await page.route(
    '**/Factors/begin-generator',
    (route) =>
      route.fulfill({
        status: 403,
        headers: {
          'WWW-Authenticate':
            'Bearer error="insufficient_user_authentication", max_age=600, acr_values="password"',
        },
        json: { message: 'Confirme primeiro a palavra-passe.' },
      }),
    { times: 1 },
  );
  await tabAndPress(page, button(page, 'Acrescentar aplicação de códigos'), 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Confirme que é mesmo a sua conta' });
  await expect(dialog.getByLabel('Palavra-passe', { exact: true })).toBeFocused();
  await expectAccessible(page, 'the question for the password', ['1440 px', '390 px']);
  await dialog.getByLabel('Palavra-passe', { exact: true }).focus();
  await page.keyboard.type(owner.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: 'Código QR para a aplicação de códigos' })).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expectAccessible(page, 'a generator to be added', ['1440 px', '390 px']);
  const secret = (await page.locator('.factor-code').innerText()).replaceAll(' ', '');
  await codeField(page).focus();
  await page.keyboard.type('000000');
  await expect(page.getByText(/Código incorreto/)).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(codeOf(secret, -30));

  const codes = page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem');
  await expect(codes).toHaveCount(8);
  await expectAccessible(page, 'recovery codes', ['1440 px', '390 px']);
  const [recoveryCode = '', secondCode = ''] = await codes.allInnerTexts();
  await tabAndPress(page, button(page, 'Já guardei os códigos'), 'Enter');
  await expect(page.getByText('Restam 8 códigos de recuperação.')).toBeVisible();
  await expectAccessible(page, 'factors', ['1440 px', '390 px']);

  // Six digits are all that is typed after the password.
  await page.setViewportSize({ width: 390, height: 844 });
  await typePassword(page);
  await expect(codeField(page)).toBeFocused();
  await expectAccessible(page, 'the code of a sign-in', ['1440 px', '390 px']);
  await codeField(page).focus();
  await page.keyboard.type(codeOf(secret));
  await page.waitForURL((url) => url.pathname !== '/login');
  await expect(heading(page, /./)).toBeVisible();

  await typePassword(page);
  await tabAndPress(page, button(page, 'Usar um código de recuperação'), 'Enter');
  await expect(page.getByRole('textbox', { name: 'Código de recuperação' })).toBeFocused();
  await page.keyboard.type(recoveryCode);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');

  await openFactors(page);
  await expect(page.getByText('Restam 7 códigos de recuperação.')).toBeVisible();
  // Ten minutes later the server would ask for a factor first; the call is then repeated by itself.
  let asked = 0;
  await page.route('**/Factors/remove-factor', (route) => {
    asked += 1;
    return asked > 1
      ? route.continue()
      : route.fulfill({
          status: 403,
          headers: { 'WWW-Authenticate': 'Bearer error="insufficient_user_authentication", max_age=600' },
          json: { message: 'Confirme que é mesmo a sua conta e tente de novo.' },
        });
  });
  await tabAndPress(page, button(page, 'Remover Aplicação de códigos'), 'Enter');
  await tabAndPress(page, page.getByRole('dialog').getByRole('button', { name: 'Sim' }), 'Enter');
  const question = page.getByRole('dialog', { name: 'Confirme que é mesmo a sua conta' });
  await expect(codeField(page)).toBeFocused();
  await expectAccessible(page, 'the question for a recent factor', ['1440 px', '390 px']);
  await tabAndPress(page, question.getByRole('button', { name: 'Usar um código de recuperação' }), 'Enter');
  await expect(page.getByRole('textbox', { name: 'Código de recuperação' })).toBeFocused();
  await page.keyboard.type(secondCode);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByText('Ainda não tem nenhum segundo passo.')).toBeVisible();
  expect(asked).toBe(2);
  await page.evaluate(() => localStorage.clear());
  await signInByKeyboard(page, owner);
});

test('2.2 a passkey is added, follows the password and signs in alone, by keyboard on a phone', {
  tag: '@walk',
}, async ({ page }) => {
  test.setTimeout(120_000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByKeyboard(page, owner);
  await page.goto('/account');
  await tabAndPress(page, button(page, 'Acrescentar chave de acesso'), 'Enter');
  const name = page.getByRole('textbox', { name: 'Nome da chave de acesso' });
  await expect(name).toBeFocused();
  await expectAccessible(page, 'a passkey to be added', ['1440 px', '390 px']);
  await name.focus();
  await page.keyboard.type('Telemóvel');
  await page.keyboard.press('Enter');
  await tabAndPress(page, button(page, 'Já guardei os códigos'), 'Enter');
  await expect(page.getByText('Só tem uma chave de acesso.')).toBeVisible();
  await expectAccessible(page, 'one passkey', ['1440 px', '390 px']);
  // A second one on the same device is none: the browser says so, and the page what to do.
  await tabAndPress(page, button(page, 'Acrescentar chave de acesso'), 'Enter');
  await page.keyboard.type('Outra vez');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/já tem uma chave de acesso desta conta/)).toBeVisible();
  await expectAccessible(page, 'a second passkey on one device', ['1440 px', '390 px']);

  // After the password: one key.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => localStorage.clear());
  await typePassword(page);
  await expect(button(page, 'Usar a chave de acesso')).toBeFocused();
  await expectAccessible(page, 'the passkey of a sign-in', ['1440 px', '390 px']);
  await button(page, 'Usar a chave de acesso').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');

  // Alone, by the button: without the mark of this browser nothing is offered in its list.
  await untilIdle(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  const uses = (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  await uses(false);
  await tabAndPress(page, button(page, 'Entrar com chave de acesso'), 'Enter');
  await expect(
    page.getByText(/^Não foi usada nenhuma chave de acesso\. .*entre de outra forma/),
  ).toBeVisible();
  await uses(true);
  await page.reload();
  await tabAndPress(page, button(page, 'Entrar com chave de acesso'), 'Enter');
  await page.waitForURL((url) => url.pathname !== '/login');

  // Whoever has used one here is offered it in the browser's own list at the e-mail. The virtual authenticator has no such
  // list to choose from, so what is seen is that the page asks for it.
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      document.documentElement.dataset.mediation = options?.mediation ?? '';
      // Sometimes the virtual authenticator answers all the same, as if the person had chosen.
      return options?.mediation === 'conditional' ? new Promise(() => {}) : get(options);
    };
  });
  const session = await page.evaluate(() => localStorage.getItem('currentUser') ?? '');
  await page.evaluate(() => localStorage.removeItem('currentUser'));
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-mediation', 'conditional');
  await expect(fieldsOf(page).email).toHaveAttribute('autocomplete', 'username webauthn');
  await page.evaluate((kept) => localStorage.setItem('currentUser', kept), session);

  await page.goto('/account');
  await tabAndPress(page, button(page, 'Remover Telemóvel'), 'Enter');
  await tabAndPress(page, page.getByRole('dialog').getByRole('button', { name: 'Sim' }), 'Enter');
  await expect(page.getByText('Ainda não tem nenhum segundo passo.')).toBeVisible();
});
