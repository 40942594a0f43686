import type { Locator } from '@playwright/test';
import { applicationStatus } from '../../contract/rules/applicationStatuses';
import { scanKinds, scannedPdf } from '../documents/pdfs/scannedPdf';
import { violationsOf } from './support/accessibility';
import { makeDocument } from './support/documents';
import { firstInStatus } from './support/firstInStatus';
import { isUncovered } from './support/isUncovered';
import { dialog, open } from './support/screenSteps';
import { accounts, signIn } from './support/signIn';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';

test('2.8 the regulator reads the documents beside the data, by keyboard alone', { tag: '@walk' }, async ({
  page,
}) => {
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
  await expect(documents.getByRole('status', { name: 'Lido no documento' })).toHaveText('sem NIF');
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

  await test.step('what is sought is found, counted and marked', async () => {
    await page.keyboard.press('r');
    await page.keyboard.press('r');
    await page.keyboard.press('r');
    await page.keyboard.press('Control+f');
    await page.keyboard.type('TRÊS-PAGINAS.pdf - 3');
    await expect(documents.getByText('1 de 1', { exact: true })).toBeVisible();
    await expect(documents.locator('mark.current')).toHaveText('tres-paginas.pdf - 3');
    await page.keyboard.press('Escape');
    await expect(documents.locator('mark')).toHaveCount(0);
  });

  await test.step('a small picture of each page leads to it', async () => {
    await documents.getByRole('button', { name: 'Miniaturas das páginas' }).click();
    const pictures = documents.getByRole('navigation', { name: 'Miniaturas das páginas' });
    await pictures.getByRole('button', { name: 'Página 1 de 3' }).click();
    await expect(documents.getByText('Página 1 de 3', { exact: true })).toBeVisible();
  });

  await test.step('while a reason is written, the document is turned over; nothing covers the citizen', async () => {
    const citizen = page.getByRole('region', { name: 'Cidadão' });
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await isUncovered(citizen.getByText('NIF', { exact: true }))).toBe(true);
    await documents.getByRole('tab').first().focus();
    await page.keyboard.press('n');
    const decision = dialog(page, 'Decisão de elegibilidade');
    await expect(decision).toBeFocused();
    await expect(decision.getByRole('button', { name: 'Confirmar' })).toBeInViewport({ ratio: 1 });
    await expect(decision.getByRole('button', { name: 'Sem prestação social' })).toBeVisible();
    await page.keyboard.press('1');
    await expect(decision.getByRole('textbox', { name: /Motivo/ })).not.toHaveValue('');
    await documents.getByRole('button', { name: 'Página seguinte' }).click();
    await expect(documents.getByText('Página 2 de 3', { exact: true })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await decision.getByRole('button', { name: 'Cancelar' }).press('Escape');
    await expect(decision).toBeHidden();
  });

  const tabs = documents.getByRole('tab');
  await page.unrouteAll();
  await page.route('**/download-resource-file*', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7 e mais nada' }),
  );
  // The request's other documents have been prefetched by now.
  await page.reload();
  await tabs.first().focus();
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await expect(documents.getByText('Não é possível mostrar este documento aqui.')).toBeVisible();
  await expect(documents.getByRole('button', { name: /^Descarregar/ })).toBeVisible();

  await test.step('where there is no room beside, they are shown over the whole screen', async () => {
    await page.unrouteAll();
    await page.setViewportSize({ width: 1199, height: 900 });
    await expect(documents).toBeHidden();
    await page.setViewportSize({ width: 720, height: 450 });
    // What could not be shown is kept until then.
    await page.reload();
    await page.getByRole('button', { name: 'Ver documentos' }).click();
    const sheet = dialog(page, 'Documentos');
    await expect(sheet.getByRole('article').first().locator('canvas')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Ver documentos' })).toBeFocused();
    await page
      .getByRole('button', { name: /^Ver .*\.pdf$/ })
      .first()
      .click();
    await expect(sheet.getByRole('article').first().locator('canvas')).toBeVisible();
  });
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
