import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { capabilities } from '../../../../providers/http/capabilities';
import { trackInFlight } from '../../../../providers/http/request';
import { demoProviders } from '../../../../server/seed/common/demoUsers';
import { makeAdministrator, makeApplication } from '../../../../tests/support/builders';
import { callsEnded } from '../../../../tests/support/callsEnded';
import { network } from '../../../../tests/support/network';
import { validNif } from '../../../../tests/support/nifs';
import { renderApp } from '../../../../tests/support/renderApp';
import { sharedServer } from '../../../../tests/support/sharedServer';

const server = sharedServer();
const own = demoProviders[0].id;
const other = demoProviders[1].id;
const operator = 'operador@netatlantico.example.pt';
/** Opens a page of a back end that lacks the search while one types. */
const open = async (as = 'admin@tsi.example.pt', path = '/applicationAnnualMaintenance') => {
  const app = await renderApp(path, { as, server: server() });
  await waitFor(() => expect(capabilities.getSnapshot()).toContain('find'));
  act(() => capabilities.offer(capabilities.getSnapshot()?.filter((name) => name !== 'find')));
  return app;
};

const opener = () => screen.findByRole('button', { name: 'Procurar' });
const dialog = () => screen.findByRole('dialog', { name: 'Procurar um pedido' });
const textbox = () => screen.findByRole('textbox', { name: 'NIF, n.º do pedido, código postal ou e-mail' });
const status = async () => within(await dialog()).getByRole('status');

const look = async (user: UserEvent, text: string) => {
  await user.click(await opener());
  await user.type(await textbox(), `${text}{Enter}`);
};

describe('a search for whatever is known of a request', () => {
  it('says what is typed, and what is wrong with it, before anything is searched', async () => {
    const { user, requests } = await open();
    await user.click(await opener());
    expect(await textbox()).toHaveFocus();
    for (const [typed, expected] of [
      ['154', 'Número do pedido'],
      ['1000', 'Número do pedido ou Código postal'],
      ['1000-001', 'Código postal'],
      [`PT ${validNif(5)}`, 'NIF'],
      ['512 345 678', 'NIF: o de uma pessoa começa por 1, 2 ou 3'],
      ['123 456 780', 'NIF: inválido, o algarismo de controlo não confere'],
      ['ana@example.pt', 'E-mail'],
      ['ana@', 'E-mail: incompleto'],
      ['Maria', 'Escreva um NIF, o número de um pedido, um código postal ou um e-mail.'],
    ] as const) {
      await user.clear(await textbox());
      await user.type(await textbox(), typed);
      expect((await status()).textContent).toBe(expected);
    }
    await user.keyboard('{Enter}');
    expect(requests.filter(({ path }) => path.includes('search-backoffice'))).toEqual([]);
  });

  it('opens the only request that it finds, whatever its spelling', async () => {
    const nif = validNif(7001);
    const { id } = await makeApplication(server().db, { providerId: own, fiscalNumber: nif });
    const { user } = await open();
    await look(user, `PT ${nif.slice(0, 3)}.${nif.slice(3, 6)} ${nif.slice(6)}`);
    expect(await screen.findByRole('heading', { level: 1, name: `Pedido ${id}` })).toBeVisible();
    expect(window.location.pathname).toBe(`/applications/${id}/details`);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await look(user, `#${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: `Pedido ${id}` })).toBeVisible();
  });

  it('leads to the list where it finds more, with the NIF neither in the address nor lost', async () => {
    const nif = validNif(7002);
    for (const providerId of [own, other])
      await makeApplication(server().db, { providerId, fiscalNumber: nif });
    await makeApplication(server().db, {
      providerId: own,
      isStudent: true,
      studentFullName: 'Rui Santos',
      studentFiscalNumber: nif,
    });
    const { user } = await open();
    await look(user, nif);
    const links = within(await status());
    expect(await links.findByRole('link', { name: '1 pedido com este NIF do estudante' })).toBeVisible();
    await user.click(links.getByRole('link', { name: '2 pedidos com este NIF' }));
    expect(await screen.findByText('1-2 de 2 resultados')).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'NIF' })).toHaveValue(nif);
    expect(window.location.search).toBe('');
    await look(user, nif);
    await user.click(
      await within(await status()).findByRole('link', { name: '1 pedido com este NIF do estudante' }),
    );
    expect(await screen.findByText('1-1 de 1 resultados')).toBeVisible();
  });

  it("finds a provider's own requests only", async () => {
    const nif = validNif(7003);
    await makeApplication(server().db, { providerId: other, fiscalNumber: nif });
    const { user } = await open(operator);
    await look(user, nif);
    expect(await screen.findByText('Não foi encontrado nenhum pedido.')).toBeVisible();
    const { id } = await makeApplication(server().db, { providerId: own, fiscalNumber: nif });
    await user.click(within(await dialog()).getByRole('button', { name: 'Procurar' }));
    expect(await screen.findByRole('heading', { level: 1, name: `Pedido ${id}` })).toBeVisible();
    expect(window.location.pathname).toBe(`/applicationManagement/${id}/details`);
  });

  it.each(['another is typed', 'it is closed'])('is given up when %s meanwhile', async (what) => {
    const nif = validNif(what === 'it is closed' ? 7004 : 7005);
    await makeApplication(server().db, { providerId: own, fiscalNumber: nif });
    const next = await makeApplication(server().db, { providerId: own });
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user } = await open();
    network.use(http.post('*/Application/search-backoffice', () => held, { once: true }));
    await look(user, nif);
    if (what === 'it is closed') await user.keyboard('{Escape}');
    else {
      await user.clear(await textbox());
      await user.type(await textbox(), `#${next.id}{Enter}`);
      expect(await screen.findByRole('heading', { level: 1, name: `Pedido ${next.id}` })).toBeVisible();
    }
    const path = window.location.pathname;
    answer();
    await callsEnded();
    expect(window.location.pathname).toBe(path);
  });

  it.each(['/', '{Control>}k{/Control}'])(
    'opens by the key %s; Escape closes it and gives the focus back',
    async (key) => {
      const { user } = await open();
      const button = await opener();
      await callsEnded();
      button.focus();
      await user.keyboard(key);
      expect(await textbox()).toHaveFocus();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(button).toHaveFocus();
    },
  );

  it.each(['while the list is loaded', 'from a select', 'from a box'])(
    'opens by its key %s, with all that is typed after it',
    async (where) => {
      const { user } = await open();
      await opener();
      let answer = () => {};
      if (where === 'from a select') {
        (await screen.findByRole('combobox', { name: 'Estado do pedido' })).focus();
      } else if (where === 'from a box') {
        (await screen.findAllByRole('checkbox'))[0]?.focus();
      } else {
        const call = trackInFlight(() => new Promise<void>((resolve) => (answer = resolve)));
        void call;
      }
      await user.keyboard('/123456789');
      expect(await textbox()).toHaveValue('123456789');
      answer();
    },
  );

  it('is for those who may search requests', async () => {
    const { username } = await makeAdministrator(server().db, {
      permissions: ['Users_Reader', 'Applications_Updater'],
    });
    await open(username, '/users');
    await screen.findByRole('heading', { level: 1, name: 'Utilizadores' });
    await callsEnded();
    expect(screen.queryByRole('button', { name: 'Procurar' })).not.toBeInTheDocument();
  });
});
