import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { prepareSubmissions, sendTo, signInBy } from '../support/apiSession';
import { makeDocument } from '../support/documents';
import { button, dialog, heading } from '../support/screenSteps';
import { accounts, signIn } from '../support/signIn';
import { expect } from '../support/test';
import { test } from './readingServer';
import { Script } from './Script';

/** Neither outside service knows this one, so that with a document the request waits for the regulator. */
const nif = '123456789';

test('what is read to an administrator who decides a request', async ({ page, baseURL }) => {
  const { send } = await signInBy(sendTo(baseURL ?? ''));
  const submission = await prepareSubmissions(send);
  await send('/Application/submit', submission(await makeDocument('apoio.pdf', 1), nif));
  // A provider sees such a request as one in processing.
  const regulator = await signInBy(sendTo(baseURL ?? ''), accounts.administrator);
  const search = { fiscalNumber: nif, applicationStatusId: applicationStatus.awaitsRegulator };
  let id = 0;
  await expect
    .poll(async () => {
      const { items } = await regulator.read('/Application/search-backoffice', {
        ...search,
        pageNumber: 1,
        pageSize: 10,
      });
      id = items[0]?.id ?? 0;
      return id;
    })
    .toBeGreaterThan(0);

  await signIn(page, accounts.administrator);
  await page.goto(`/applications/${id}/details`);
  await expect(heading(page, `Pedido ${id}`)).toBeVisible();
  await expect(page.getByRole('article', { name: 'Página 1 de 1' })).toBeVisible();
  const script = new Script(page, 'Decidir um pedido');
  await script.tell('A página do pedido');

  await button(page, 'Não Elegível').click();
  const decision = dialog(page, 'Decisão de elegibilidade');
  await expect(decision).toBeVisible();
  await script.tell('O diálogo da decisão');
  await decision.getByRole('button', { name: 'Confirmar' }).click();
  await script.tell('Confirmado sem motivo');
  await decision.getByRole('textbox', { name: 'Motivo' }).fill('Rendimentos acima do limite.');
  await decision.getByRole('button', { name: 'Confirmar' }).click();
  // The toast stays as long as the pointer rests on it.
  await page.getByText('Operação efetuada com sucesso.').hover();
  await expect(page.getByRole('region', { name: 'Histórico de estados' })).toContainText('Rendimentos');
  // Whether the e-mail is already on its way is chance.
  await script.tell('Decidido', /Percurso do pedido|Notificações por e-mail/);
  expect(script.text()).toMatchSnapshot('decision.txt');
});
