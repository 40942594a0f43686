import { expectAccessible } from './support/accessibility';
import { atEachWidth } from './support/atEachWidth';
import { accounts, signIn, signInByForm } from './support/signIn';
import { tabAndPress } from './support/tabTo';
import { expect, test } from './support/test';

const { otherOperator, administrator } = accounts;
/** What the thumb needs, in CSS pixels. */
const pressable = 44;

test('a session ended from another browser lands on the login screen by its next call', async ({
  page,
  browser,
}) => {
  const lost = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
  });
  const phone = await lost.newPage();
  await signInByForm(phone, otherOperator);
  await signInByForm(page, otherOperator);

  await tabAndPress(page, page.getByRole('button', { name: otherOperator.username }), 'Enter');
  await expect(page.getByRole('menuitem', { name: 'A minha conta' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'A minha conta' })).toBeVisible();
  const sessions = page.getByRole('table', { name: 'Sessões' });
  await expect(sessions.getByRole('row', { name: /Chrome no Linux/ })).toContainText('Esta sessão');
  const end = page.getByRole('button', { name: /^Terminar a sessão em Safari no iPhone/ });
  await expect(end).toHaveCount(1);

  await expectAccessible(page, 'A minha conta', ['1440 px', '390 px']);
  await atEachWidth(page, 'A minha conta', async (width) => {
    if (width > 390) return;
    const others = page.getByRole('button', { name: 'Terminar todas as outras' });
    for (const button of [end, others]) {
      await button.scrollIntoViewIfNeeded();
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(pressable);
    }
  });

  await tabAndPress(page, end, 'Enter');
  await expect(page.getByText('Sessão terminada.')).toBeVisible();
  await expect(end).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Sessões' })).toBeFocused();

  // What shows the list there asks the server.
  await phone.goto('/applicationManagement');
  await expect(phone.getByLabel(/^Palavra-passe/)).toBeVisible();
  await expect(phone).toHaveURL(/\/login\?redirect=/);
  await lost.close();

  await page.reload();
  await expect(sessions).toBeVisible();
});

test("an administrator ends all sessions of a user on the user's page, on a phone", async ({
  page,
  browser,
}) => {
  const theirs = await browser.newContext();
  const other = await theirs.newPage();
  await signIn(other, otherOperator);
  await signIn(page, administrator);
  await page.goto('/userProviders');
  await page.getByLabel('E-mail').fill(otherOperator.username);
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(page.getByText('1-1 de 1 resultados')).toBeVisible();
  await page.getByRole('link', { name: 'Acessos' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  const section = page.getByRole('region', { name: 'Sessões' });
  await section.getByRole('button', { name: 'Mostrar' }).click();
  await expect(section.getByRole('table', { name: 'Sessões' })).toBeVisible();
  await expectAccessible(page, 'the sessions of a user', ['390 px']);
  await page.setViewportSize({ width: 390, height: 844 });
  await section.getByRole('button', { name: 'Terminar todas' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sim' }).click();
  await expect(section.getByText('Este utilizador não tem nenhuma sessão aberta.')).toBeVisible();
  await other.getByRole('link', { name: 'Gerir Pedidos' }).click();
  await expect(other).toHaveURL(/\/login/);
  await theirs.close();
});
