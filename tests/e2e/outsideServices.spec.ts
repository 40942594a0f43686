import { applicationStatus } from '../../contract/rules/applicationStatuses';
import { violationsOf } from './support/accessibility';
import { prepareSubmissions, sendTo, signInBy } from './support/apiSession';
import { makeDocument } from './support/documents';
import { flatTargets } from './support/flatTargets';
import { makeNif } from './support/makeNif';
import { dialog, open } from './support/screenSteps';
import { accounts, signIn } from './support/signIn';
import { expect, test } from './support/test';

const notice = /A Autoridade Tributária não responde desde as \d\d:\d\d; os pedidos seguem quando voltar\./;

test('a service is switched off by an administrator, everybody is told, and what waited continues once it is on', async ({
  page,
  browser,
  appServer,
}) => {
  test.setTimeout(120_000);
  await signIn(page, accounts.administrator);
  await open(page, '/services', 'Serviços externos');
  const services = page.getByRole('region', { name: 'Serviços externos' });
  await services.getByRole('button', { name: 'Desligar a Autoridade Tributária' }).focus();
  await page.keyboard.press('Enter');
  const asked = dialog(page, 'Desligar a Autoridade Tributária');
  await asked.getByRole('textbox', { name: 'Motivo' }).fill('Manutenção programada');
  await asked.getByRole('textbox', { name: 'Prevê-se que volte a' }).fill('31/12/2099');
  await asked.getByRole('button', { name: 'Confirmar' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Serviço desligado.')).toBeVisible();
  const told = page.getByRole('status').filter({ hasText: notice });
  await expect(told).toContainText('Motivo: Manutenção programada. Prevê-se que volte a 31-12-2099.');
  await expect(services).toContainText(`por ${accounts.administrator.username}`);
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => flatTargets(page)).toEqual([]);

  const operator = await browser.newContext({ baseURL: appServer.url, locale: 'pt-PT' });
  const theirs = await operator.newPage();
  await signIn(theirs, accounts.operator, appServer.url);
  await open(theirs, '/applicationManagement', 'Gerir Pedidos');
  await expect(theirs.getByRole('status').filter({ hasText: notice })).toBeVisible();

  // Social Security says no to this one and the Tax Authority yes.
  let nif = makeNif();
  while (!/[56]$/.test(nif)) nif = makeNif();
  const { send, read } = await signInBy(sendTo(appServer.url));
  const submission = (await prepareSubmissions(send))(await makeDocument('prova.pdf', 1), nif);
  const [{ applicationId }] = await read('/Application/submit', submission);
  const statusOf = async () =>
    (await read(`/Application/get-by-id?applicationId=${applicationId}`)).applicationStatusId;
  await expect.poll(statusOf).toBe(applicationStatus.processing);

  await services.getByRole('button', { name: 'Ligar a Autoridade Tributária' }).click();
  await expect(page.getByText('Serviço ligado: os pedidos que o aguardavam seguem.')).toBeVisible();
  await expect(told).toHaveCount(0);
  await expect.poll(statusOf, { timeout: 60_000 }).toBe(applicationStatus.eligible);
  await open(page, `/applications/${applicationId}/details`, `Pedido ${applicationId}`);
  const way = page.getByRole('region', { name: 'Percurso do pedido' });
  await expect(way).toContainText(/Resposta da Autoridade Tributária.*Confirmou/);
  await operator.close();
});
