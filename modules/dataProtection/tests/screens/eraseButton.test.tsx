import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { formatDay } from '../../../../src/kit/format/lisbonTime';
import { makeApplication } from '../../../../tests/support/builders';
import { network } from '../../../../tests/support/network';
import { renderApp } from '../../../../tests/support/renderApp';
import { sharedServer } from '../../../../tests/support/sharedServer';

const server = sharedServer();
const fiscalNumber = '100000002';

it('erasing says which requests go and that another person has to approve it, and asks for digits of the NIF', async () => {
  const createdOn = new Date('2026-03-05T12:00:00Z');
  const { id } = await makeApplication(server().db, {
    fullName: 'Benedita Sequeira',
    fiscalNumber,
    statusId: applicationStatus.nonEligible,
    createdOn,
    statusDate: createdOn,
  });
  network.use(
    http.get('*/api/Approval/get-state', () =>
      HttpResponse.json({ data: { needed: ['erasePerson'], waiting: 0 } }),
    ),
  );
  const sent: unknown[] = [];
  network.use(
    http.post('*/api/Erasure/erase-person', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ data: { awaitsApproval: 1 } }, { status: 202 });
    }),
  );
  const { user } = await renderApp('/dataProtection', { as: 'admin@tsi.example.pt', server: server() });
  await user.click(await screen.findByRole('button', { name: 'Ver apagamento' }));
  const look = await screen.findByRole('button', { name: 'Ver o que existe' });
  const [nif] = screen.getAllByRole('textbox', { name: 'NIF' });
  await user.type(nif as HTMLElement, fiscalNumber);
  await user.click(look);
  await user.click(await screen.findByRole('button', { name: 'Apagar os dados' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Apagar os dados desta pessoa' }));
  expect(await dialog.findByText(/^Fica à espera de que outra pessoa aprove/)).toBeVisible();
  expect(dialog.getByRole('listitem')).toHaveTextContent(
    `Pedido n.º ${id} · Benedita Sequeira · ${formatDay(createdOn.toISOString())}`,
  );
  const digits = dialog.getByRole('textbox', { name: 'Três últimos algarismos do NIF' });
  await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Pedido do titular.');
  await user.type(digits, '123');
  await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
  expect(await dialog.findByText('Não são os três últimos algarismos deste NIF.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.clear(digits);
  await user.type(digits, fiscalNumber.slice(-3));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(sent).toEqual([]);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Aguarda a aprovação de outra pessoa.')).toBeVisible();
  expect(sent).toEqual([expect.not.objectContaining({ lastDigits: expect.anything() })]);
});
