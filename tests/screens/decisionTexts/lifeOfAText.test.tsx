import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { openDetail, openDialog } from '../applicationActions/openDetail';

const server = sharedServer();
const title = 'Contrato em nome de outra pessoa';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const open = (path: string) => {
  cleanup();
  return renderApp(path, { as: 'admin@tsi.example.pt', server: server() });
};
/** Returns the text buttons above 'Motivo' in the decision dialog of a request. */
const offered = async () => {
  cleanup();
  const { user } = await openDetail(server(), applicationStatus.awaitsRegulator);
  const { dialog } = await openDialog(user, 'Não Elegível', 'Decisão de elegibilidade');
  const texts = await within(dialog).findByRole('group', { name: 'Textos de decisão' });
  return within(texts)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
};

it('a text of decisions is written, offered above the reason, deleted, and the trail tells who did it', async () => {
  const { user } = await open('/decisionTexts/create');
  await user.type(await screen.findByRole('textbox', { name: 'Título' }), title);
  await user.type(
    screen.getByRole('textbox', { name: 'Texto' }),
    'O contrato não está em nome do requerente.',
  );
  await user.type(screen.getByRole('textbox', { name: 'Ordem' }), '90');
  await user.click(screen.getByRole('combobox', { name: 'Ativo' }));
  await user.click(await screen.findByRole('option', { name: 'Sim' }));
  await user.click(screen.getByRole('button', { name: 'Gravar' }));
  await heading(`Texto de decisão ${title}`);
  const { pathname } = window.location;
  expect(await offered()).toContain(title);

  const deleting = await open(pathname);
  await deleting.user.click(await screen.findByRole('button', { name: 'Eliminar' }));
  await deleting.user.click(await screen.findByRole('button', { name: 'Sim' }));
  await heading('Textos de decisão');
  expect(await offered()).not.toContain(title);

  const trail = await open('/auditRecords');
  await trail.user.click(await screen.findByRole('combobox', { name: 'Objeto' }));
  await trail.user.click(await screen.findByRole('option', { name: 'Texto de decisão' }));
  await trail.user.click(screen.getByRole('button', { name: 'Pesquisar' }));
  await waitFor(async () => {
    const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/admin@tsi\.example\.pt.*Eliminação/),
      expect.stringMatching(/admin@tsi\.example\.pt.*Criação/),
    ]);
  });
});
