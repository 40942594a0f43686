import { writeFileSync } from 'node:fs';
import type { Browser, Page, TestInfo } from '@playwright/test';
import { exampleCodes } from '../../server/seed/addresses/generateAddresses';
import { makeHeavyDocument } from '../e2e/support/documents';
import { makeNif } from '../e2e/support/makeNif';
import { chooseAddress, submittedId, textField } from '../e2e/support/requestForm';
import { accounts, signIn } from '../e2e/support/signIn';
import { expect, test } from '../e2e/support/test';
import { longestTasks } from './longestTasks';
import { watchMemory } from './processMemory';

const fileCount = 10;
const runs = 2;
const categories = ['toplevel', 'disabled-by-default-devtools.timeline'];
const [code] = exampleCodes.one;

const makeFiles = async (info: TestInfo) => {
  const paths: string[] = [];
  for (let index = 1; index <= fileCount; index += 1) {
    const { name, buffer } = await makeHeavyDocument(`comprovativo-${index}.pdf`);
    const path = info.outputPath(name);
    writeFileSync(path, buffer);
    paths.push(path);
  }
  return paths;
};

const fillForm = async (page: Page) => {
  await page.goto('/form');
  await textField(page, 'E-mail do prestador').fill('elegibilidade@netatlantico.example.pt');
  await textField(page, 'Nome completo').fill('Maria da Conceição Araújo');
  await textField(page, 'NIF').fill(makeNif());
  await chooseAddress(page, 'Morada fiscal', code);
  await page.getByLabel(/^O cidadão entregou documentos comprovativos/).check();
  await page.waitForTimeout(1000);
};

const measure = async (browser: Browser, page: Page, what: string, run: () => Promise<unknown>) => {
  await browser.startTracing(page, { categories });
  const stopWatching = await watchMemory(browser);
  const start = performance.now();
  await run();
  const milliseconds = Math.round(performance.now() - start);
  const memory = stopWatching();
  const tasks = longestTasks(await browser.stopTracing(), 3);
  console.log(
    `${what}: ${milliseconds} ms; longest main-thread tasks ${tasks.join(', ')} ms; memory at most +${memory.page} MB (page), +${memory.browser} MB (browser)`,
  );
};

test(`${fileCount} documents of 5 MB`, async ({ page, browser }, info) => {
  const paths = await makeFiles(info);
  await signIn(page, accounts.operator);
  for (let run = 1; run <= runs; run += 1) {
    await fillForm(page);
    await measure(browser, page, `run ${run}, nothing for 2 s`, () => page.waitForTimeout(2000));
    await measure(browser, page, `run ${run}, choosing and checking`, async () => {
      await page.getByLabel(/^Comprovativos da Segurança Social/).setInputFiles(paths);
      await expect(page.getByRole('button', { name: /^Remover / })).toHaveCount(fileCount);
      await page.waitForTimeout(2000);
    });
    await measure(browser, page, `run ${run}, reading and sending`, async () => {
      await page.getByRole('button', { name: 'Submeter Pedido' }).click();
      await submittedId(page);
    });
    await page.getByRole('button', { name: 'Voltar à página Inicial' }).click();
  }
});
