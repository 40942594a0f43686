import { violationsOf } from './support/accessibility';
import { expect, test } from './support/test';

test('7 the reference of the calls works under the strict policy, from this server alone, also at 390 px', async ({
  page,
  context,
}) => {
  // A page of more than a hundred calls, each looked at by axe.
  test.setTimeout(240_000);
  const refused: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 844 });
  const response = await page.goto('/api/docs');
  expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self'[^;]*; /);
  expect(response?.headers()['content-security-policy']).not.toContain('unsafe-inline');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tarifa Social de Internet', {
    timeout: 40_000,
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.setViewportSize({ width: 1440, height: 900 });
  const submit = page.locator('[id="tag/Application/operation/submitApplications"]');
  await submit.scrollIntoViewIfNeeded();
  for (const language of ['curl', 'TypeScript', 'Python'])
    await expect(submit.getByRole('tab', { name: language, exact: true })).toBeVisible();
  await submit.getByRole('tab', { name: 'TypeScript', exact: true }).click();
  await page.keyboard.press('ArrowRight');
  const code = submit.locator('[role="tabpanel"]:not(:empty)').first();
  await expect(code).toContainText('requests.post(');
  await code.getByRole('button', { name: 'Copiar' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '/sandbox/api/Application/submit',
  );
  await expect(submit).toContainText('Idempotency-Key');

  // Calls for systems come before those for people.
  const groups = page.getByRole('menuitem').filter({ hasText: /^Para / });
  await expect(groups.first()).toContainText('Para sistemas');
  // The library draws the headings of a call's parts at one depth, whatever stands above them.
  const isKnown = (violation: string) => violation.startsWith('heading-order');
  expect((await violationsOf(page, {})).filter((violation) => !isKnown(violation))).toEqual([]);
  expect(refused).toEqual([]);
  // The search's worker is a blob, which has no host.
  expect([...new Set(asked.filter(Boolean))]).toEqual([new URL(page.url()).host]);
});
