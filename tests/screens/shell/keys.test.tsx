import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { callsEnded } from '../../support/callsEnded';
import { holdCall } from '../../support/holdCall';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { openDetail } from '../applicationActions/openDetail';

const server = sharedServer();

/** Presses keys on a detail once no call is in flight. */
const press = async (user: UserEvent, keys: string) => {
  await screen.findByText('Não existem reverificações para este pedido');
  await callsEnded();
  await user.keyboard(keys);
};

const openUserMenu = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'admin@tsi.example.pt' }));
  return screen.findByRole('menu');
};

describe('7 the keys of the application', () => {
  it("open the decision, and its button says so; '?' lists them", async () => {
    const { user } = await openDetail(server(), status.awaitsRegulator);
    expect(screen.getByRole('button', { name: 'Elegível' })).toHaveAttribute('aria-keyshortcuts', 'E');
    await press(user, 'n');
    const decision = await screen.findByRole('dialog', { name: 'Decisão de elegibilidade' });
    expect(decision).toHaveTextContent('tornar o pedido Não Elegível?');
    await user.click(within(decision).getByRole('button', { name: 'Cancelar' }));

    await press(user, '?');
    const help = within(await screen.findByRole('dialog', { name: 'Atalhos de teclado' }));
    const group = within(help.getByRole('group', { name: 'Nos detalhes de um pedido' }));
    expect(group.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'J',
      'K',
      'E',
      'N',
      'G',
      'C',
      'P',
    ]);
    await user.click(help.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('work as soon as their buttons do, whatever is still being loaded', async () => {
    const call = holdCall('get-mail-notifications-by-application-id');
    const { user } = await openDetail(server(), status.awaitsRegulator);
    await screen.findByRole('button', { name: 'Elegível' });
    await user.keyboard('e');
    expect(await screen.findByRole('dialog', { name: 'Decisão de elegibilidade' })).toBeVisible();
    await call.isMade();
    await call.isAnswered();
  });

  it('of a provider are not those of a decision', async () => {
    const { user } = await renderApp('/applicationManagement', {
      server: server(),
      as: 'operador@netatlantico.example.pt',
    });
    await screen.findByRole('table');
    await callsEnded();
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Atalhos de teclado' });
    expect(help).toHaveTextContent('Mostrar os atalhos');
    expect(help).not.toHaveTextContent('Decidir');
  });

  it('are turned off in the user menu, and stay so after signing out and in again', async () => {
    const { user } = await openDetail(server(), status.awaitsRegulator);
    const menu = within(await openUserMenu(user));
    const item = menu.getByRole('menuitemcheckbox', { name: 'Atalhos de teclado' });
    expect(item).toBeChecked();
    await user.click(item);
    expect(item).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Elegível' })).not.toHaveAttribute('aria-keyshortcuts');
    await user.keyboard('{Escape}');
    await press(user, 'e');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await openUserMenu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Sair' }));
    await screen.findByRole('heading', { name: 'Autenticação Prestador' });
    expect(Object.entries(localStorage)).toContainEqual(['RaStore.preferences.keysOff', 'true']);
  });
});
