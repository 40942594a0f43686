import type { Page } from '@playwright/test';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { userStatus } from '../../../../contract/rules/userTypes';
import { demoPassword } from '../../../../server/seed/common/demoAccounts';
import { violationsOf } from '../../../../tests/e2e/support/accessibility';
import { sendTo, signInBy } from '../../../../tests/e2e/support/apiSession';
import { firstInStatus } from '../../../../tests/e2e/support/firstInStatus';
import { flatTargets } from '../../../../tests/e2e/support/flatTargets';
import { button, dialog, open } from '../../../../tests/e2e/support/screenSteps';
import { accounts, signIn } from '../../../../tests/e2e/support/signIn';
import { expect, test } from '../../../../tests/e2e/support/test';

const other = { username: 'antigo@tsi.example.pt', password: demoPassword };
const waits = 'Aguarda a aprovação de outra pessoa.';
const nonEligible = (page: Page) => page.getByRole('switch', { name: 'Tornar um pedido Não Elegível' });

/** Activates the other administrator of the demo data. */
const activateOther = async (page: Page) => {
  const { read } = await signInBy(sendTo(new URL(page.url()).origin), accounts.administrator);
  const found = await read('/User/search', { username: other.username, pageNumber: 1, pageSize: 10 });
  await read('/User/update', { users: [{ id: found.items[0].id, userStatusId: userStatus.active }] });
};

/** Confirms what waits, by keyboard. */
const confirm = async (page: Page, what: string) => {
  const row = page.getByRole('listitem').filter({ hasText: what });
  await row.getByRole('button', { name: 'Aprovar' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Tem a certeza de que pretende aprovar?')).toContainText(what);
  await button(page, 'Sim').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Aprovado e efetuado com sucesso.')).toBeVisible();
  await expect(row).toHaveCount(0);
};

test('‘Não Elegível’ is done once another administrator confirms it, and so is giving that up', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, accounts.administrator);
  await activateOther(page);
  await open(page, '/approvals', 'Por aprovar');
  await expect(page.getByText('Não há nada por aprovar.')).toBeVisible();
  await open(page, '/secondPerson', 'Segunda pessoa');
  await nonEligible(page).click();
  await expect(dialog(page)).toContainText(
    'Para deixar de o exigir será precisa a aprovação de outra pessoa',
  );
  expect(await violationsOf(page)).toEqual([]);
  await button(page, 'Sim').click();
  await expect(nonEligible(page)).toBeChecked();

  const id = await firstInStatus(page, 'search-backoffice', applicationStatus.awaitsRegulator);
  await open(page, `/applications/${id}/details`, /^Pedido/);
  await button(page, 'Não Elegível').click();
  await dialog(page)
    .getByRole('textbox', { name: /Motivo/ })
    .fill('Rendimentos acima do limite.');
  await dialog(page).getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText(waits, { exact: true })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Decisão por aprovar' })).toContainText(
    'Decidiu «Não Elegível»',
  );
  expect(await violationsOf(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/approvals', 'Por aprovar');
  const what = `Tornar o pedido n.º ${id} Não Elegível`;
  const own = page.getByRole('listitem').filter({ hasText: what });
  await expect(own.getByRole('button')).toHaveText('Retirar');
  expect(await flatTargets(page)).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await signIn(page, other);
  await open(page, `/applications/${id}/details`, /^Pedido/);
  await expect(page.getByRole('status', { name: 'Decisão por aprovar' })).toContainText(
    `${accounts.administrator.username} decidiu «Não Elegível»`,
  );
  const menu = page.getByRole('navigation', { name: 'Navegação principal' });
  await expect(menu.getByRole('img', { name: '1 por aprovar' })).toBeVisible();
  await menu.getByRole('link', { name: 'Por aprovar' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await confirm(page, what);
  await expect(menu.getByRole('img', { name: /por aprovar/ })).toHaveCount(0);
  await open(page, `/applications/${id}/details`, /^Pedido/);
  await expect(page.getByText(`Aprovado por ${other.username}`)).toBeVisible();

  await open(page, '/secondPerson', 'Segunda pessoa');
  await nonEligible(page).click();
  await expect(page.getByText(waits, { exact: true })).toBeVisible();
  await expect(nonEligible(page)).toBeChecked();
  await signIn(page, accounts.administrator);
  await open(page, '/approvals', 'Por aprovar');
  await confirm(page, 'Deixar de precisar de outra pessoa: «Tornar um pedido Não Elegível»');
  await open(page, '/secondPerson', 'Segunda pessoa');
  await expect(nonEligible(page)).not.toBeChecked();
});
