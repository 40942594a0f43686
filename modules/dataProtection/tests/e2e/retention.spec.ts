import { readFile } from 'node:fs/promises';
import { removeDataFolder, startAppServer } from '../../../../tests/e2e/support/appServer';
import { makeDemoFolder } from '../../../../tests/e2e/support/demoFolder';
import { flatTargets } from '../../../../tests/e2e/support/flatTargets';
import { accounts, signIn } from '../../../../tests/e2e/support/signIn';
import { expect, browserTest as test } from '../../../../tests/e2e/support/test';
import { untilIdle } from '../../../../tests/e2e/support/untilIdle';

test('what is due is seen, kept as a file and released on a phone, with the keyboard alone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const dataFolder = makeDemoFolder();
  const settings = { RETENTION_DOCUMENTS_MONTHS: '1', RETENTION_REQUESTS_YEARS: '5' };
  const server = await startAppServer(dataFolder, { settings });
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, accounts.administrator, server.url);
    await page.goto(`${server.url}/dataProtection`);
    const press = async (name: string) => {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    };
    await press('Ver prazos');
    const refresh = page.getByRole('button', { name: 'Atualizar' });
    const file = page.getByRole('button', { name: 'Descarregar a lista (CSV)' });
    await expect(async () => {
      await refresh.click();
      await expect(file).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByText('A eliminação não está autorizada')).toBeVisible();
    const months = page.getByRole('table', { name: /^Por mês/ });
    const due = (await months.locator('tbody td:nth-child(2)').allTextContents()).map(Number);

    await press('Ver a lista');
    await expect(page.getByText('Fim da lista.')).toBeVisible();
    const listed = page.getByRole('table', { name: 'O que sai' });
    const counts = (await listed.locator('tbody td:nth-child(3)').allTextContents()).map(Number);
    const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
    expect(sum(counts)).toBe(sum(due));
    const [saved] = await Promise.all([page.waitForEvent('download'), press('Descarregar a lista (CSV)')]);
    const lines = (await readFile(await saved.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toBe('\uFEFFPedido;Desde;Quantidade;Suspenso');
    expect(lines).toHaveLength(counts.length + 1);
    await untilIdle(page);
    expect(await flatTargets(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await press('Autorizar a eliminação');
    const question = page.getByRole('dialog', { name: 'Autorizar a eliminação por estes prazos?' });
    await expect(question.getByRole('button', { name: 'Não' })).toBeFocused();
    await question.getByRole('button', { name: 'Sim' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Eliminação autorizada em .* por admin@tsi\.example\.pt/)).toBeVisible();
  } finally {
    await server.end('SIGTERM');
    removeDataFolder(dataFolder);
  }
});
