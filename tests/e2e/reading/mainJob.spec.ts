import { fillShortRequest, submittedId } from '../support/requestForm';
import { refuse } from '../support/screenSteps';
import { accounts, signIn } from '../support/signIn';
import { expect } from '../support/test';
import { test } from './readingServer';
import { Script } from './Script';

test('what is read to an operator who submits a request', async ({ page }) => {
  await signIn(page, accounts.operator);
  await expect(page.getByText(/^Por fazer \d+$/)).toBeVisible();
  const script = new Script(page, 'Submeter um pedido');
  await script.tell('O formulário, por preencher');
  await refuse(page, 'Submeter Pedido');
  await script.tell('Submetido por preencher');
  await fillShortRequest(page);
  await script.tell('Preenchido');
  await page.getByRole('button', { name: 'Submeter Pedido' }).click();
  await submittedId(page);
  await script.tell('Submetido');
  expect(script.text()).toMatchSnapshot('mainJob.txt');
});
