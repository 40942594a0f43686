import { textField } from './support/requestForm';
import { accounts, signIn } from './support/signIn';
import { test } from './support/test';
for (const width of [1440, 390])
  test(`shot ${width}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, accounts.operator);
    await page.goto('/form');
    const paste = async (name: string, text: string) => {
      await page.evaluate((t) => navigator.clipboard.writeText(t), text);
      await textField(page, name).first().focus();
      await page.keyboard.press('Control+V');
    };
    await paste('Código postal (4 dígitos)', '12345678');
    await paste('NIF', '12 de 2025');
    await page.screenshot({ path: `/tmp/typing/shot${width}.png`, fullPage: true });
  });
