import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicationStatus as status } from '../../../../contract/rules/applicationStatuses';
import { elementsDayRange } from '../../../../contract/rules/elements';
import { capabilities } from '../../../../providers/http/capabilities';
import { decisionTexts } from '../../../../server/db/schema/decisionTexts';
import { elementRequests } from '../../../../server/db/schema/elementRequests';
import { makeAdministrator, makeApplication, makeOperator } from '../../../../tests/support/builders';
import { pageSettled } from '../../../../tests/support/pageSettled';
import { pdfFile } from '../../../../tests/support/pdf';
import { renderApp } from '../../../../tests/support/renderApp';
import { sharedServer } from '../../../../tests/support/sharedServer';

const server = sharedServer();
const text = 'Falta a declaração de IRS.';

const waiting = async () => {
  const operator = await makeOperator(server().db);
  const { id } = await makeApplication(server().db, {
    providerId: operator.parentId ?? undefined,
    statusId: status.awaitsRegulator,
  });
  return { id, operator };
};

const asked = async (more: Partial<typeof elementRequests.$inferInsert> = {}) => {
  const made = await waiting();
  const administrator = await makeAdministrator(server().db);
  await server()
    .db.insert(elementRequests)
    .values({
      applicationId: made.id,
      askedById: administrator.id,
      askedOn: new Date(),
      text,
      dueDate: elementsDayRange(new Date()).first,
      ...more,
    });
  return { ...made, administrator };
};

it('the regulator asks with P, a prepared text by its key, and Ctrl+Enter', async () => {
  await server()
    .db.insert(decisionTexts)
    .values({ title: 'Falta o IRS', text, decision: 'elements', order: 1, active: true });
  const { id } = await waiting();
  const { user, requests } = await renderApp(`/applications/${id}/details`, {
    server: server(),
    as: 'admin@tsi.example.pt',
  });
  await screen.findByRole('button', { name: 'Pedir elementos' });
  await pageSettled();
  await user.keyboard('p');
  const dialog = await screen.findByRole('dialog', { name: 'Pedir elementos' });
  const texts = await within(dialog).findByRole('group', { name: 'Textos de decisão' });
  expect(
    within(texts).queryByRole('button', { name: 'Rendimentos acima do limite' }),
  ).not.toBeInTheDocument();
  const number =
    within(texts)
      .getAllByRole('button')
      .findIndex((one) => one.textContent === 'Falta o IRS') + 1;
  await user.keyboard(String(number));
  await waitFor(() => expect(within(dialog).getByRole('textbox', { name: /O que falta/ })).toHaveValue(text));
  await user.keyboard('{Control>}{Enter}{/Control}');
  const card = await screen.findByRole('region', { name: 'Elementos pedidos' });
  expect(card).toHaveTextContent(text);
  expect(card).toHaveTextContent('faltam 10 dias');
  expect(requests.find(({ path }) => path === '/api/Application/ask-for-elements')?.body).toMatchObject({
    text,
  });
  expect(screen.queryByRole('button', { name: 'Pedir elementos' })).not.toBeInTheDocument();
  expect(
    await within(await screen.findByRole('region', { name: 'Percurso do pedido' })).findByText(
      'Elementos pedidos ao prestador',
    ),
  ).toBeVisible();

  await user.click(within(card).getByRole('button', { name: 'Retirar o pedido de elementos' }));
  expect(await screen.findByRole('button', { name: 'Pedir elementos' })).toBeVisible();
  expect(await screen.findByText('Pedido de elementos encerrado')).toBeVisible();
});

it('the provider sees what is missing and until when, and answers from the page of the request', async () => {
  const { id, operator, administrator } = await asked();
  const { user } = await renderApp(`/applicationManagement/${id}/details`, {
    server: server(),
    as: operator.username,
  });
  const card = await screen.findByRole('region', { name: 'Elementos por entregar' });
  expect(card).toHaveTextContent(text);
  expect(card).toHaveTextContent('falta 1 dia');
  expect(screen.getByRole('region', { name: 'Estado' })).not.toHaveTextContent('Não precisa de fazer nada');
  const send = await within(card).findByRole('button', { name: 'Enviar elementos' });
  await user.click(send);
  expect(await within(card).findByText('Insira documentos ou uma resposta.')).toBeVisible();
  await user.upload(within(card).getByLabelText(/Autoridade Tributária/), pdfFile('irs.pdf'));
  await within(card).findByText(/irs\.pdf/);
  await user.type(within(card).getByRole('textbox', { name: 'Resposta' }), 'Segue.');
  await user.click(send);
  const received = await screen.findByRole('region', { name: 'Elementos entregues' });
  expect(await within(received).findByText('Segue.')).toBeVisible();
  expect(within(received).getByRole('button', { name: 'Descarregar irs.pdf' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(administrator.username);
});

it('the list of the provider tells what is missing, and how long its last day is over', async () => {
  const { id, operator } = await asked({ dueDate: '2020-01-02' });
  const { user } = await renderApp('/applicationManagement?queue=elementsToDeliver', {
    server: server(),
    as: operator.username,
  });
  const row = await screen.findByRole('row', { name: /prazo excedido há/ });
  expect(screen.getByRole('link', { name: /Elementos por entregar\s*1/ })).toBeVisible();
  await user.click(within(row).getByRole('link', { name: 'Detalhe' }));
  expect(await screen.findByRole('heading', { name: `Pedido ${id}` })).toBeVisible();
});

it('what is asked for is gone where the back end does not offer it', async () => {
  const { id } = await asked();
  await renderApp(`/applications/${id}/details`, { server: server(), as: 'admin@tsi.example.pt' });
  expect(await screen.findByRole('region', { name: 'Elementos pedidos' })).toBeVisible();
  capabilities.offer([]);
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Elementos pedidos' })).not.toBeInTheDocument(),
  );
  expect(screen.queryByRole('button', { name: 'Pedir elementos' })).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Elegível' })).toBeVisible();
});
