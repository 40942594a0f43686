import { violationsOf } from './support/accessibility';
import { expect, test } from './support/test';

test('7 the page about the calls is readable, also at 390 px and under the strict policy', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await page.setViewportSize({ width: 390, height: 844 });
  const response = await page.goto('/api/docs');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(
    page.getByRole('heading', { level: 1, name: 'API da Tarifa Social de Internet' }),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Application', exact: true }).click();
  const submit = page.locator('#submitApplications');
  await submit.locator('summary').click();
  await expect(submit).toContainText('Operador com ApplicationsModule_Writer');
  await expect(submit).toContainText('Idempotency-Key');
  await expect(submit.getByRole('listitem').filter({ hasText: 'applications[].fiscalNumber' })).toContainText(
    'NIF',
  );
  await expect(submit.getByRole('listitem').filter({ hasText: 'Retry-After' })).toBeVisible();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(390);
  // Every axe rule, best practices included.
  expect(await violationsOf(page, {})).toEqual([]);
  expect(refused).toEqual([]);
  expect(await page.evaluate(() => document.scripts.length)).toBe(0);
});
