import { z } from 'zod';
import { session } from '../../../../contract/entities/session';
import { violationsOf } from '../../../../tests/e2e/support/accessibility';
import { countPresses } from '../../../../tests/e2e/support/countPresses';
import { makeDocument } from '../../../../tests/e2e/support/documents';
import { dialog, open } from '../../../../tests/e2e/support/screenSteps';
import { accounts, signIn } from '../../../../tests/e2e/support/signIn';
import { expect, test } from '../../../../tests/e2e/support/test';
import { untilIdle } from '../../../../tests/e2e/support/untilIdle';

const found = z.object({ items: z.array(z.object({ id: z.number(), providerName: z.string() })) });

test('what is missing is asked for with four keys, and answered with three clicks', async ({ page }) => {
  await signIn(page, accounts.administrator);
  const kept = await page.evaluate(() => localStorage.getItem('currentUser'));
  const { accessToken } = session.parse(JSON.parse(kept ?? ''));
  const answer = await page.request.post('/api/Application/search-backoffice', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { queue: 'awaitingDecision', pageNumber: 1, pageSize: 100 },
  });
  const { items } = found.parse(await answer.json());
  const id = items.find(({ providerName }) => providerName === 'NetAtlântico')?.id ?? 0;
  await open(page, `/applications/${id}/details`, /^Pedido/);

  await test.step('the regulator, on the page of the request: P, 1, Ctrl+Enter', async () => {
    await expect(page.getByRole('button', { name: 'Pedir elementos' })).toBeVisible();
    await untilIdle(page);
    const presses = await countPresses(page);
    await page.keyboard.press('p');
    const question = dialog(page, 'Pedir elementos');
    await expect(question.getByRole('button', { name: 'Falta a declaração de IRS' })).toBeVisible();
    await page.keyboard.press('1');
    await expect(question.getByRole('textbox', { name: /O que falta/ })).not.toHaveValue('');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Control+Enter');
    const card = page.getByRole('region', { name: 'Elementos pedidos' });
    await expect(card).toContainText('faltam 10 dias');
    // Control is a key of its own.
    expect(await presses()).toEqual({ clicks: 0, keys: 4, typed: 0 });
  });

  await signIn(page, accounts.operator);
  await open(page, '/applicationManagement', 'Gerir Pedidos');
  const presses = await countPresses(page);
  await page.getByRole('link', { name: /^Elementos por entregar/ }).click();
  // In small letters: requests that wait for their activation are listed until the queue is.
  const row = page.getByRole('row').filter({ hasText: /faltam 10 dias/ });
  await row.getByRole('link').first().click();
  const card = page.getByRole('region', { name: 'Elementos por entregar' });
  await expect(card).toContainText('Falta a declaração de IRS');
  const irs = await makeDocument('irs.pdf', 1);
  await card.getByLabel(/^Comprovativos da Autoridade/).setInputFiles(irs);
  await expect(card.getByRole('button', { name: 'Remover irs.pdf' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await card.getByRole('button', { name: 'Enviar elementos' }).click();
  const received = page.getByRole('region', { name: 'Elementos entregues' });
  await expect(received.getByRole('button', { name: 'Descarregar irs.pdf' })).toBeVisible();
  expect((await presses()).clicks).toBe(3);

  await signIn(page, accounts.administrator);
  await open(page, '/applications?queue=awaitingDecision', /Pedidos/);
  await expect(page.getByText('Elementos recebidos').first()).toBeVisible();
});
