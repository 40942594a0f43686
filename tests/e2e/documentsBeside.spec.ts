import type { Locator } from '@playwright/test';
import { applicationStatus } from '../../contract/rules/applicationStatuses';
import { scanKinds, scannedPdf } from '../support/pdfs/scannedPdf';
import { violationsOf } from './support/accessibility';
import { makeDocument } from './support/documents';
import { firstInStatus } from './support/firstInStatus';
import { open } from './support/screenSteps';
import { accounts, signIn } from './support/signIn';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';

test('2.8 the regulator reads the documents beside the data, by keyboard alone', async ({ page }) => {
  const threePages = await makeDocument('tres-paginas.pdf', 3);
  await signIn(page, accounts.administrator);
  const id = await firstInStatus(page, 'search-backoffice', applicationStatus.awaitsRegulator);
  await page.route('**/download-resource-file*', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: threePages.buffer }),
  );
  await open(page, `/applications/${id}/details`, `Pedido ${id}`);

  const documents = page.getByRole('region', { name: 'Documentos' });
  const first = documents.getByRole('article', { name: 'Página 1 de 3' });
  await expect(first.getByText('tres-paginas.pdf - 1 / 3')).toBeAttached();
  const widthOf = async () => (await first.boundingBox())?.width ?? 0;
  const width = await widthOf();
  expect(width).toBeGreaterThan(400);
  expect(await violationsOf(page)).toEqual([]);

  await tabTo(page, documents.getByRole('button', { name: 'Página seguinte' }));
  await page.keyboard.press('Enter');
  await expect(documents.getByText('Página 2 de 3', { exact: true })).toBeVisible();
  await expect(documents.getByText('tres-paginas.pdf - 2 / 3')).toBeAttached();
  await page.keyboard.press('Enter');
  const next = documents.getByRole('button', { name: 'Página seguinte' });
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await page.keyboard.press('+');
  await expect.poll(widthOf).toBeGreaterThan(width * 1.2);
  await page.keyboard.press('r');
  await expect.poll(async () => (await first.boundingBox())?.height ?? 0).toBeLessThan(width * 1.2);

  // The decision stays in view however far the page is scrolled.
  const decide = page.getByRole('button', { name: 'Elegível', exact: true });
  await expect(decide).toBeInViewport();
  await page.keyboard.press('End');
  await expect(decide).toBeInViewport();

  const tabs = documents.getByRole('tab');
  await page.unrouteAll();
  await page.route('**/download-resource-file*', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7 e mais nada' }),
  );
  await tabs.first().focus();
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  if ((await tabs.count()) === 1) await page.reload();
  await expect(documents.getByText('Não é possível mostrar este documento aqui.')).toBeVisible();
  await expect(documents.getByRole('button', { name: /^Descarregar/ })).toBeVisible();

  await page.setViewportSize({ width: 1199, height: 900 });
  await expect(documents).toBeHidden();
  await expect(page.getByRole('button', { name: /^Descarregar/ }).first()).toBeVisible();
});

/** Returns whether a page's middle and its left edge are drawn black. */
const areBlack = (drawn: Locator) =>
  drawn.locator('canvas').evaluate((canvas: HTMLCanvasElement) =>
    [0.5, 0.02].map((x) => {
      const context = canvas.getContext('2d');
      const [red = 255, , , opacity] =
        context?.getImageData(canvas.width * x, canvas.height * 0.5, 1, 1).data ?? [];
      return opacity === 255 && red < 64;
    }),
  );

test('2.8 scans in every coding and texts in fonts that a document leaves out are drawn', async ({
  page,
}) => {
  await signIn(page, accounts.administrator);
  const id = await firstInStatus(page, 'search-backoffice', applicationStatus.awaitsRegulator);
  await page.route('**/download-resource-file*', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: Buffer.from(scannedPdf(scanKinds), 'latin1') }),
  );
  await open(page, `/applications/${id}/details`, `Pedido ${id}`);
  const documents = page.getByRole('region', { name: 'Documentos' });
  for (const [index, kind] of scanKinds.entries()) {
    const drawn = documents.getByRole('article', { name: `Página ${index + 1} de ${scanKinds.length}` });
    await drawn.scrollIntoViewIfNeeded();
    if (kind.startsWith('texts')) await expect(drawn.getByText('日本')).toBeAttached();
    else await expect.poll(() => areBlack(drawn), kind).toEqual([true, false]);
  }
});
