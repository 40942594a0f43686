import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicationStatus as status } from '../../../../contract/rules/applicationStatuses';
import { capabilities } from '../../../../providers/http/capabilities';
import { makeApplication, makeOperator } from '../../../../tests/support/builders';
import { renderApp } from '../../../../tests/support/renderApp';
import { sharedServer } from '../../../../tests/support/sharedServer';

const server = sharedServer();

const openRequest = async () => {
  const { parentId } = await makeOperator(server().db);
  const { id } = await makeApplication(server().db, {
    providerId: parentId ?? undefined,
    statusId: status.awaitsRegulator,
  });
  const { user } = await renderApp(`/applications/${id}/details`, {
    server: server(),
    as: 'admin@tsi.example.pt',
  });
  return user;
};

it('the page of a request keeps notes that the regulator writes, sent by Ctrl+Enter', async () => {
  const user = await openRequest();
  const card = await screen.findByRole('region', { name: 'Notas internas' });
  const note = await within(card).findByRole('textbox', { name: 'Nova nota' });
  await user.click(note);
  await user.tab();
  expect(note).toBeValid();
  await user.click(within(card).getByRole('button', { name: 'Gravar nota' }));
  await waitFor(() => expect(note).toHaveAccessibleDescription(/Campo obrigatório/));
  await user.type(note, 'Falei ao telefone.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await within(card).findByText('Falei ao telefone.', { selector: 'p' })).toBeVisible();
  await waitFor(() => expect(within(card).getByRole('textbox', { name: 'Nova nota' })).toHaveValue(''));
});

it('the internal notes are gone where the back end does not offer them', async () => {
  await openRequest();
  expect(await screen.findByRole('region', { name: 'Notas internas' })).toBeVisible();
  capabilities.offer([]);
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Notas internas' })).not.toBeInTheDocument(),
  );
  expect(await screen.findByRole('button', { name: 'Elegível' })).toBeVisible();
});
