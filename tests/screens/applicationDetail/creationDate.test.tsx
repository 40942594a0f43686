import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { makeApplication, makeOperator } from '../../support/builders';
import { network } from '../../support/network';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { factsOf, findCard } from './detailScreen';

const server = sharedServer();

const prepare = async () => {
  const operator = await makeOperator(server().db);
  const application = await makeApplication(server().db, {
    providerId: operator.parentId ?? undefined,
    statusId: applicationStatus.eligible,
    createdOn: new Date('2026-06-01T08:15:00Z'),
    statusDate: new Date('2026-07-01T10:00:00Z'),
  });
  return { application, operator: operator.username };
};

describe("2.8 the request's own date of creation", () => {
  it.each(['/applicationManagement', '/applications'])(
    'stands under the title at %s, the dates of the status in its card',
    async (listPath) => {
      const { application, operator } = await prepare();
      await renderApp(`${listPath}/${application.id}/details`, {
        server: server(),
        as: listPath === '/applications' ? 'admin@tsi.example.pt' : operator,
      });
      expect(await screen.findByText('Criado em 01-06-2026 09:15')).toBeVisible();
      const card = await findCard('Estado');
      await within(card).findAllByText(/^\d\d-\d\d-\d{4}/);
      expect(factsOf(card)).toMatchObject({ 'Data de criação': '01-07-2026 11:00' });
    },
  );

  it('is that of the first status where the back end knows spec 3 alone', async () => {
    const { application, operator } = await prepare();
    network.use(
      http.get('*/api/Application/get-by-id', async ({ request }) => {
        const whole: object = await (await server().app.fetch(request)).json();
        return HttpResponse.json({ ...whole, createdOn: undefined });
      }),
    );
    await renderApp(`/applicationManagement/${application.id}/details`, { server: server(), as: operator });
    expect(await screen.findByText('Criado em 01-07-2026 11:00')).toBeVisible();
  });
});
