import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApplication, makeOperator } from '../../support/builders';
import { renderApp } from '../../support/renderApp';
import { createTestServer, type TestServer } from '../../support/testServer';
import { findCard } from './detailScreen';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const administrator = 'admin@tsi.example.pt';
const unknown = (id: number) => `O pedido ${id} não existe. Confirme o número.`;

const prepare = async () => {
  const operator = await makeOperator(server.db);
  const providerId = operator.parentId ?? undefined;
  const parent = await makeApplication(server.db, { providerId });
  const recheck = await makeApplication(server.db, {
    providerId,
    kind: 'recheck',
    recheckApplicationId: parent.id,
  });
  return { parent, recheck, operator: operator.username };
};

describe.each(['/applicationManagement', '/applications'])('2.8 at %s', (listPath) => {
  const asOf = (operator: string) => (listPath === '/applications' ? administrator : operator);

  it("'Voltar' leads from a recheck to its parent, and from there to the list", async () => {
    const { parent, recheck, operator } = await prepare();
    const { user } = await renderApp(`${listPath}/${parent.id}/recheck/${recheck.id}/details`, {
      server,
      as: asOf(operator),
    });
    await findCard('Cidadão');
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(await screen.findByRole('heading', { level: 1, name: `Pedido ${parent.id}` })).toBeVisible();
    expect(window.location.pathname).toBe(`${listPath}/${parent.id}/details`);

    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(window.location.pathname).toBe(listPath));
  });

  it('8 an application that does not exist leads back to the list, which says so', async () => {
    const { operator } = await prepare();
    await renderApp(`${listPath}/987654/details`, { server, as: asOf(operator) });
    expect(await screen.findByText(unknown(987654))).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe(listPath));
  });
});

describe('8 an application that cannot be loaded', () => {
  it("is also one of another provider's", async () => {
    const { operator } = await prepare();
    const others = await makeApplication(server.db);
    const { requests } = await renderApp(`/applicationManagement/${others.id}/details`, {
      server,
      as: operator,
    });
    expect(await screen.findByText(unknown(others.id))).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/applicationManagement'));
    expect(screen.queryByText(others.fullName)).not.toBeInTheDocument();
    expect(JSON.stringify(requests)).not.toContain('get-mail-notifications');
  });
});
