import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { makeApplication } from '../../support/builders';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { findCard } from '../applicationDetail/detailScreen';
import { makeActiveForOperator } from './makeActiveForOperator';

const server = sharedServer();

describe("4 'Reverificar Elegibilidade'", () => {
  it('leads to the recheck form', async () => {
    const { operator, application } = await makeActiveForOperator(server());
    const { user } = await renderApp(`/applicationManagement/${application.id}/details`, {
      server: server(),
      as: operator.username,
    });
    await user.click(await screen.findByRole('button', { name: 'Reverificar Elegibilidade' }));
    await waitFor(() =>
      expect(window.location.pathname).toBe(`/applicationManagement/${application.id}/recheckForm`),
    );
  });

  it('is disabled while a recheck is under way, with the reason for keyboard users too', async () => {
    const { operator, application } = await makeActiveForOperator(server());
    await makeApplication(server().db, {
      providerId: application.providerId,
      statusId: status.submitted,
      kind: 'recheck',
      recheckApplicationId: application.id,
    });
    await renderApp(`/applicationManagement/${application.id}/details`, {
      server: server(),
      as: operator.username,
    });
    await findCard('Pedidos de reverificação');
    await screen.findByRole('button', { name: 'Reverificar Elegibilidade' });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Reverificar Elegibilidade' })).toBeDisabled(),
    );
    const around = screen.getByRole('button', { name: 'Reverificar Elegibilidade' }).parentElement;
    expect(around).toHaveAttribute('tabindex', '0');
    around?.focus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Existe uma reverificação em curso para este pedido.',
    );
  });
});
