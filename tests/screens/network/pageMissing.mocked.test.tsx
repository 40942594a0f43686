import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { I18nContextProvider } from 'ra-core';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { capabilities } from '../../../providers/http/capabilities';
import { i18nProvider } from '../../../providers/i18nProvider/i18nProvider';
import { ConnectionBanner } from '../../../src/app/layout/Layout';
import { PageBoundary } from '../../../src/app/layout/PageBoundary';
import { reloadPage } from '../../../src/app/layout/reloadPage';
import { loadable } from '../../../src/ui/loading/loadable';
import { network } from '../../support/network';

vi.mock('../../../src/app/layout/reloadPage', () => ({ reloadPage: vi.fn(() => false) }));

const notFetched = new TypeError('Failed to fetch dynamically imported module');

/** Simulates the site: away, there, or there with a newer build, whose pages load another script. */
const siteIs = (state: 'away' | 'there' | 'newer') => {
  const script = state === 'newer' ? '/assets/index-2.js' : '/assets/index-1.js';
  network.use(
    http.get('*/config.json', () => (state === 'away' ? HttpResponse.error() : HttpResponse.json({}))),
    http.get(/\/$/, () =>
      state === 'away' ? HttpResponse.error() : HttpResponse.html(`<script type="module" src="${script}">`),
    ),
  );
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const script = document.createElement('script');
  script.type = 'module';
  script.setAttribute('src', '/assets/index-1.js');
  document.head.append(script);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.mocked(reloadPage).mockClear();
  document.head.replaceChildren();
  capabilities.offer(undefined);
});

/** Renders a page whose code can't be loaded until `come` is called. */
const openPage = () => {
  let isThere = false;
  const fetch = vi.fn(async () => {
    if (!isThere) throw notFetched;
    return () => <h1>Gerir Pedidos</h1>;
  });
  const come = () => {
    isThere = true;
  };
  const Page = loadable(fetch);
  render(
    <I18nContextProvider value={i18nProvider}>
      <nav>Menu</nav>
      <ConnectionBanner />
      <PageBoundary path="/applicationManagement">
        <Suspense>
          <Page />
        </Suspense>
      </PageBoundary>
    </I18nContextProvider>,
  );
  return { user: userEvent.setup({ delay: null }), fetch, come };
};

const page = () => screen.findByRole('heading', { name: 'Gerir Pedidos' });
const retry = () => screen.findByRole('button', { name: 'Tentar novamente' });

describe('8 a page whose code does not load', () => {
  it('is tried once more before a message', async () => {
    siteIs('there');
    const { come } = openPage();
    come();
    expect(await page()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it("says 'Sem ligação', keeps the frame, and opens by itself when the connection is back", async () => {
    siteIs('away');
    const { come } = openPage();
    expect(await screen.findByRole('heading', { name: 'Sem ligação' })).toBeVisible();
    expect(screen.getByText('Menu')).toBeVisible();
    expect(await screen.findByText(/^Sem ligação\. Voltamos a tentar/)).toBeVisible();
    siteIs('there');
    come();
    window.dispatchEvent(new Event('online'));
    expect(await page()).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Sem ligação/)).not.toBeInTheDocument());
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('is fetched again on request', async () => {
    siteIs('away');
    const { user, come } = openPage();
    const button = await retry();
    come();
    await user.click(button);
    expect(await page()).toBeVisible();
  });

  it('offers to reload where a new version was put in place', async () => {
    siteIs('newer');
    const { user } = openPage();
    expect(await screen.findByRole('heading', { name: 'Foi instalada uma nova versão' })).toBeVisible();
    expect(reloadPage).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Recarregar' }));
    expect(reloadPage).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('reloads the page where the browser remembers the failure, but not repeatedly', async () => {
    siteIs('there');
    capabilities.offer(['report-page-failure']);
    network.use(http.post('*/api/PageFailure/report', () => HttpResponse.json({ data: true })));
    const { user, fetch } = openPage();
    expect(await screen.findByRole('heading', { name: 'Não foi possível abrir esta página' })).toBeVisible();
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(await screen.findByText('Referência:')).toHaveTextContent(/[0-9a-f-]{36}$/);
    expect(reloadPage).toHaveBeenCalledExactlyOnceWith(false);
    await user.click(await retry());
    await waitFor(() => expect(reloadPage).toHaveBeenLastCalledWith(true));
  });

  it('without a connection, the reference of an earlier failure is gone', async () => {
    siteIs('there');
    capabilities.offer(['report-page-failure']);
    network.use(http.post('*/api/PageFailure/report', () => HttpResponse.json({ data: true })));
    const { user } = openPage();
    expect(await screen.findByText('Referência:')).toBeVisible();
    siteIs('away');
    await user.click(await retry());
    expect(await screen.findByRole('heading', { name: 'Sem ligação' })).toBeVisible();
    expect(screen.queryByText('Referência:')).not.toBeInTheDocument();
  });
});
