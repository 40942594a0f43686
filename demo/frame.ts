import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import type { DemoHost } from './demoWindow';

const nullBodyStatuses = [101, 204, 205, 304];

const answerBy =
  (host: DemoHost) =>
  async ({ request }: { request: Request }) => {
    const { method, url, headers } = request;
    const answer = await host.answer({
      method,
      url,
      headers: [...headers],
      body: await request.arrayBuffer(),
    });
    return new HttpResponse(nullBodyStatuses.includes(answer.status) ? null : answer.body, {
      status: answer.status,
      headers: answer.headers,
    });
  };

/**
 * Reminds the service worker whose requests it answers: browsers stop an idle one, and it then forgets. MSW gives up a page
 * that is about to be left; what that page still asks for would be answered by the host, and a 404 takes the user back.
 */
const remindServiceWorker = () => {
  const remind = () => {
    if (!document.hidden) navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
  };
  document.addEventListener('visibilitychange', remind);
  // MSW tells the service worker after its listeners.
  window.addEventListener('beforeunload', () => window.setTimeout(remind));
  window.setInterval(remind, 5000);
};

const start = async (host: DemoHost) => {
  window.isDemoApplication = true;
  const worker = setupWorker(
    // No settings: the application's own defaults apply, and sign-in does not wait for the database.
    http.get('*/config.json', () => HttpResponse.json({})),
    http.all('*/api/*', answerBy(host)),
  );
  await worker.start({
    serviceWorker: { url: new URL('mockServiceWorker.js', window.location.href).href },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
  remindServiceWorker();
  stayInTab(host.open);
  // The application assumes that it is served from the root, so its addresses are valid only inside this frame.
  const wanted = new URLSearchParams(window.location.search).get('path') ?? '/';
  window.history.replaceState(null, '', wanted);
  reportPaths(host.arrivedAt);
  await import('../src/public/main');
};

/** Opens the application's links in this tab even if they ask for a new one, which would have another database. */
const stayInTab = (open: (path: string) => void): void => {
  const keepHere = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin || link.download) return;
    const hasKey = event.ctrlKey || event.metaKey || event.shiftKey;
    if (event.button !== 1 && !hasKey && link.target !== '_blank') return;
    event.preventDefault();
    event.stopPropagation();
    open(link.pathname + link.search);
  };
  document.addEventListener('click', keepHere, { capture: true });
  document.addEventListener('auxclick', keepHere, { capture: true });
};

/** Reports the application's address, now and after every navigation. */
const reportPaths = (arrivedAt: (path: string) => void): void => {
  const report = () => arrivedAt(window.location.pathname + window.location.search);
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = window.history[name].bind(window.history);
    window.history[name] = (...step) => {
      change(...step);
      report();
    };
  }
  window.addEventListener('popstate', report);
  report();
};

if (window.parent.demoHost) void start(window.parent.demoHost);
else window.location.replace('./');
