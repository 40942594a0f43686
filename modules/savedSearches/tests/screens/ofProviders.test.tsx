import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { button, searches, table, tableTexts } from '../../../../tests/screens/applications/listScreen';
import { apiClient } from '../../../../tests/support/apiClient';
import { makeApplication, makeOperator, makeProvider } from '../../../../tests/support/builders';
import { validNif } from '../../../../tests/support/nifs';
import { renderApp } from '../../../../tests/support/renderApp';
import { createTestServer } from '../../../../tests/support/testServer';
import { createSavedSearch } from '../../contract/calls';

const nif = validNif(731);

/** Opens the list of an operator whose provider and whose colleagues have saved searches. */
const open = async () => {
  const server = await createTestServer({ seed: 'empty' });
  onTestFinished(() => server.close());
  const provider = await makeProvider(server.db);
  const operator = await makeOperator(server.db, { parentId: provider.id });
  const stranger = await makeOperator(server.db);
  await makeApplication(server.db, { providerId: provider.id, fiscalNumber: nif, fullName: 'Ana Lima' });
  await makeApplication(server.db, { providerId: provider.id, fullName: 'Rui Pinto' });
  const value = {
    filter: { fiscalNumber: nif },
    sort: { field: 'createdOn', order: 'DESC' as const },
    columns: ['recheck', 'fiscalNumber', 'createdOn'],
  };
  for (const [owner, name] of [
    [provider, 'Do prestador'],
    [stranger, 'De outro prestador'],
  ] as const)
    await (await apiClient(server, owner)).answer(createSavedSearch, {
      resource: 'applications',
      name,
      value,
      shared: true,
    });
  return { provider, ...(await renderApp('/applicationManagement', { as: operator.username, server })) };
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('saved searches of the provider side', () => {
  it('are shared among the users of a provider alone, and one with a NIF leaves it out of every address', async () => {
    const { user, provider, requests } = await open();
    await table();
    await user.click(button('Pesquisas guardadas'));
    const menu = await dialog('Pesquisas guardadas');
    const shared = await menu.findByRole('button', { name: `Do prestador De ${provider.username}` });
    expect(menu.queryByRole('button', { name: /De outro prestador/ })).not.toBeInTheDocument();
    await user.click(shared);
    await waitFor(async () => expect((await tableTexts()).results).toHaveLength(1));
    expect((await tableTexts()).headings).toEqual(['Reverificação', 'NIF', 'Data de criação', 'Ações']);
    expect(searches(requests, '/api/Application/search').at(-1)).toMatchObject({ fiscalNumber: nif });
    expect(await screen.findByRole('textbox', { name: 'NIF' })).toHaveValue(nif);
    expect(window.location.href + JSON.stringify(window.history.state)).not.toContain(nif);
    expect(requests.filter(({ path }) => path.includes(nif))).toEqual([]);
  });
});
