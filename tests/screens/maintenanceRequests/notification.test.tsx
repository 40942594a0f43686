import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { makeMaintenanceRequest } from '../../support/maintenance';
import { openAsProvider, section, stage } from './maintenanceScreen';

const parts = async () => {
  const within_ = within(await section('Dados de notificação'));
  return {
    email: within_.getByRole('textbox', { name: 'E-mail' }),
    save: within_.getByRole('button', { name: 'Gravar' }),
  };
};

describe('2.7 the notification e-mail of a provider', () => {
  it('is made when there is none, and changed afterwards', async () => {
    const { user, requests } = await openAsProvider(await stage({ email: null }));
    await waitFor(async () => expect((await parts()).save).toBeEnabled());
    await user.type((await parts()).email, 'a@prestador.pt');
    await user.click((await parts()).save);
    expect(await screen.findByText('E-mail gravado com sucesso.')).toBeVisible();
    await user.type((await parts()).email, 'x');
    await user.click((await parts()).save);
    await waitFor(() =>
      expect(
        requests
          .filter(({ path }) => path.includes('notification-email') && !path.includes('get'))
          .map(({ path, body }) => [path.split('/').pop(), body]),
      ).toEqual([
        ['create-notification-email', { annualMaintenanceUserNotification: { email: 'a@prestador.pt' } }],
        [
          'update-notification-email',
          { annualMaintenanceUserNotification: { id: expect.any(Number), email: 'a@prestador.ptx' } },
        ],
      ]),
    );
  });

  it('5 is required and follows the pattern', async () => {
    const { user } = await openAsProvider(await stage());
    await waitFor(async () => expect((await parts()).email).toHaveValue('manutencao@prestador.example.pt'));
    await waitFor(async () => expect((await parts()).email).toBeEnabled());
    await user.clear((await parts()).email);
    await user.click((await parts()).save);
    expect((await parts()).email).toHaveAccessibleDescription('Campo obrigatório.');
    await user.type((await parts()).email, 'sem arroba');
    expect((await parts()).email).toHaveAccessibleDescription('E-mail inválido.');
  });

  it.each([
    ['outside the period', { period: { from: -30, to: -10 } }],
    ['without a period', { period: null }],
    ['without the right', { operatorRights: ['AnnualMaintenanceModule_Reader'] }],
  ])('4 is locked %s', async (_, options) => {
    await openAsProvider(await stage(options));
    await waitFor(async () => expect((await parts()).email).toHaveValue('manutencao@prestador.example.pt'));
    expect((await parts()).email).toBeDisabled();
    expect((await parts()).save).toBeDisabled();
  });

  it('4 is locked once a request of the period was processed', async () => {
    const made = await stage();
    await makeMaintenanceRequest(made.server.db, made.providerId, { statusId: applicationStatus.eligible });
    await openAsProvider(made);
    expect(
      await screen.findByText('Já não pode ser alterado: existem pedidos de manutenção processados.'),
    ).toBeVisible();
    expect((await parts()).save).toBeDisabled();
  });
});
