import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { setEligibility } from '../../../../contract/calls/applicationAction';
import { applicationStatus as status } from '../../../../contract/rules/applicationStatuses';
import { approvals, neededApprovals } from '../../../../server/db/schema/approvals';
import { type ApiClient, apiClient } from '../../../../tests/support/apiClient';
import { makeAdministrator, makeApplication, makeFile } from '../../../../tests/support/builders';
import { renderApp } from '../../../../tests/support/renderApp';
import { sharedServer } from '../../../../tests/support/sharedServer';
import { setActOfTwo } from '../../contract/calls';

const server = sharedServer();
let rui: ApiClient;
beforeAll(async () => {
  rui = await apiClient(server(), await makeAdministrator(server().db, { name: 'Rui Reis' }));
});
beforeEach(async () => {
  await server().db.delete(approvals);
  await server().db.delete(neededApprovals);
});
const open = (path: string) => renderApp(path, { as: 'admin@tsi.example.pt', server: server() });

/** A request on which Rui's refusal waits. */
const proposed = async () => {
  await rui.answer(setActOfTwo, { act: 'nonEligible', isNeeded: true });
  const statusDate = new Date('2020-01-01');
  const application = await makeApplication(server().db, { statusId: status.awaitsRegulator, statusDate });
  await makeFile(server().db, application.id, { filename: 'irs.pdf' });
  await rui.send(setEligibility, {
    applicationId: application.id,
    applicationStatus: status.nonEligible,
    reason: 'Rendimentos acima do limite.',
  });
  return application;
};

it('a request whose decision waits can’t be decided, by button or key, and its row in the queue says so', async () => {
  const { id } = await proposed();
  const { user } = await open('/applications?queue=awaitingDecision');
  const [mark] = await screen.findAllByTitle('Decisão de Rui Reis por aprovar');
  const row = mark?.closest('tr') as HTMLElement;
  await user.click(within(row).getByRole('link', { name: 'Detalhe' }));
  await screen.findByRole('heading', { level: 1, name: `Pedido ${id}` });
  expect(await screen.findByRole('status', { name: 'Decisão por aprovar' })).toBeVisible();
  for (const name of ['Elegível', 'Não Elegível']) {
    expect(await screen.findByRole('button', { name })).toBeDisabled();
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(
      /Rui Reis decidiu «Não Elegível»/,
    );
  }
  await user.keyboard('e');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('whoever confirms reads whose request it is and its documents, also in the question', async () => {
  const { id, fullName, fiscalNumber } = await proposed();
  const { user } = await open('/approvals');
  const row = within(await screen.findByRole('listitem', { name: `Tornar o pedido n.º ${id} Não Elegível` }));
  const whose = `${fullName} · NIF ${fiscalNumber}`;
  expect(row.getByText(whose)).toBeVisible();
  expect(row.getByText('Documentos: irs.pdf')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Aprovar' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(whose)).toBeVisible();
  expect(question.getByText('Motivo: Rendimentos acima do limite.')).toBeVisible();
});

it('needing a second person is asked first, with what giving it up will need; the decision then says that it will wait', async () => {
  const { user } = await open('/secondPerson');
  const act = () => screen.findByRole('switch', { name: 'Tornar um pedido Não Elegível' });
  await user.click(await act());
  const question = within(
    await screen.findByRole('dialog', { name: 'Tem a certeza de que pretende exigir outra pessoa?' }),
  );
  expect(
    question.getByText(/Para deixar de o exigir será precisa a aprovação de outra pessoa/),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Não' }));
  expect(await act()).not.toBeChecked();
  await user.click(await act());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sim' }));
  await waitFor(async () => expect(await act()).toBeChecked());
});

it('a decision that will wait says so beside its question; one that will not does not', async () => {
  await rui.answer(setActOfTwo, { act: 'nonEligible', isNeeded: true });
  const { id } = await makeApplication(server().db, { statusId: status.awaitsRegulator });
  const { user } = await open(`/applications/${id}/details`);
  const waits = /^Fica à espera de que outra pessoa aprove/;
  await user.click(await screen.findByRole('button', { name: 'Não Elegível' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(waits)).toBeVisible();
  expect(dialog.getByText(/Esta ação é irreversível\.$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('button', { name: 'Elegível' }));
  await screen.findByRole('dialog');
  expect(screen.queryByText(waits)).not.toBeInTheDocument();
});
