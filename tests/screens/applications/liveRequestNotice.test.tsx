import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { makeApplication, makeOperator } from '../../support/builders';
import { network } from '../../support/network';
import { validNif } from '../../support/nifs';
import { pageSettled } from '../../support/pageSettled';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();
const nif = validNif(7_654_321);
const searched = '/api/Application/search';

const open = async (statusId: number, permissions?: string[]) => {
  const operator = await makeOperator(server().db, permissions ? { permissions } : {});
  const application = await makeApplication(server().db, {
    providerId: operator.parentId ?? undefined,
    fiscalNumber: nif,
    statusId,
  });
  const app = await renderApp('/form', { server: server(), as: operator.username });
  const textbox = await screen.findByRole('textbox', { name: 'NIF' });
  const searches = () => app.requests.filter(({ path }) => path === searched);
  return { ...app, application, textbox, searches };
};

describe('2.3 before a second request is typed', () => {
  it.each([
    [status.submitted, 'Submetido'],
    [status.awaitsSocialSecurity, 'Em processamento'],
    [status.eligible, 'Elegível'],
    [status.active, 'Ativo'],
  ])('tells of a live request in status %i, with a link that opens beside the form', async (id, name) => {
    const { user, application, textbox, searches } = await open(id);
    await user.type(textbox, nif);
    const link = await screen.findByRole('link', { name: new RegExp(`pedido ${application.id}`) });
    expect(link).toHaveAttribute('href', `/applicationManagement/${application.id}/details`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByText(new RegExp(`já tem um pedido para este NIF, no estado «${name}»`))).toBeVisible();
    expect(searches().map(({ body }) => body)).toEqual([{ fiscalNumber: nif, pageNumber: 1, pageSize: 50 }]);

    await user.type(textbox, '{Backspace}');
    await waitFor(() => expect(link).not.toBeInTheDocument());
  });

  it.each([
    ['an active request', status.active, undefined, true],
    ['one whose recheck is over', status.active, status.nonEligible, true],
    ['one whose recheck is under way', status.active, status.awaitsRegulator, false],
    ['one that is not active', status.eligible, undefined, false],
  ])('offers the recheck of %s, or not', async (_, id, recheckStatus, isOffered) => {
    const { user, application, textbox } = await open(id);
    if (recheckStatus)
      await makeApplication(server().db, {
        providerId: application.providerId,
        fiscalNumber: nif,
        kind: 'recheck',
        recheckApplicationId: application.id,
        statusId: recheckStatus,
      });
    await user.type(textbox, nif);
    await screen.findByRole('link', { name: /^Ver o pedido/ });
    const name = `Reverificar elegibilidade do Pedido ${application.id} (abre num novo separador)`;
    if (!isOffered) {
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
      return;
    }
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      `/applicationManagement/${application.id}/recheckForm`,
    );
  });

  it('says nothing of a request that is over', async () => {
    const { user, textbox, searches } = await open(status.cancelled);
    await user.type(textbox, nif);
    await waitFor(() => expect(searches()).toHaveLength(1));
    await pageSettled();
    expect(screen.queryByText(/já tem um pedido/)).not.toBeInTheDocument();
  });

  it('does not search for an incomplete NIF, nor without the reader right', async () => {
    const { user, textbox, searches } = await open(status.active, ['ApplicationsModule_Writer']);
    await user.type(textbox, nif);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(searches()).toEqual([]);
  });

  it('is silent when the look fails', async () => {
    const { user, textbox } = await open(status.active);
    let looks = 0;
    network.use(
      http.post(`*${searched}`, () => {
        looks += 1;
        return HttpResponse.json({ message: 'interno' }, { status: 500 });
      }),
    );
    await user.type(textbox, nif);
    await waitFor(() => expect(looks).toBe(1));
    await pageSettled();
    expect(screen.queryByText(/Ocorreu um erro/)).not.toBeInTheDocument();
  });
});
