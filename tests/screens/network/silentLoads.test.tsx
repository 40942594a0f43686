import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { network } from '../../support/network';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();
const operator = 'operador@netatlantico.example.pt';
const administrator = 'admin@tsi.example.pt';

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => vi.restoreAllMocks());

/** Returns the logged texts, without the bare errors that react-admin adds outside production. */
const logged = () => log.mock.calls.map(([what]) => what).filter((what) => typeof what === 'string');

// A refused call is not repeated; one to a broken server is, once.
const failures = {
  'that is refused': { status: 403, calls: 1 },
  'of a broken server': { status: 500, calls: 2 },
};

/** A load that was prefetched and has failed is repeated by each part of the page that appears after that. */
const prefetched = 'notificationEmails getOne';
const loads = [
  ['statuses', '/applicationManagement', operator, 'Application/get-status', 'applicationStatuses getList'],
  ['provider context', '/form', operator, 'Provider/provider-context', 'providerContext getList'],
  ['providers', '/applications', administrator, 'User/search-providers', 'providers getList'],
  [
    'permission list',
    '/users/create',
    administrator,
    'User/get-permissions-by-user-type-id',
    'permissions getList',
  ],
  [
    'yearly facts',
    '/applicationAnnualMaintenance',
    operator,
    'ApplicationAnnualMaintenance/get-notification-email-by-provider',
    prefetched,
  ],
] as const;

describe('8 Silent (logged only)', () => {
  describe.each(Object.entries(failures))('a load %s', (_how, { status, calls }) => {
    it.each(loads)('of the %s is logged once, and not told', async (_what, path, as, call, name) => {
      let answered = 0;
      network.use(
        http.all(`*/api/${call}`, () => {
          answered += 1;
          return HttpResponse.json({ message: 'Não.' }, { status });
        }),
      );
      const { requests } = await renderApp(path, { as, server: server() });
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      await waitFor(() => expect(logged()).toContain(`${name} failed`));
      await waitFor(() => expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement());
      await waitFor(() =>
        expect(logged()).toEqual(Array(name === prefetched ? answered / calls : 1).fill(`${name} failed`)),
      );
      expect(requests.length).toBeGreaterThan(0);
      expect(screen.queryByText(/^Ocorreu um erro/)).not.toBeInTheDocument();
    });
  });

  it('a load without any answer is logged once too, with its address', async () => {
    network.use(http.all('*/api/Application/get-status', () => HttpResponse.error()));
    await renderApp('/applicationManagement', { as: operator, server: server() });
    await waitFor(() => expect(logged()).toEqual(['No response from /api/Application/get-status']));
  });
});
