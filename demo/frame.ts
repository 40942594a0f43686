import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import type { DemoHost } from './demoWindow';
import { reportPaths } from './reportPaths';
import { stayInTab } from './stayInTab';

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

/** Reminds the service worker whose requests it answers: browsers stop an idle one, and it then forgets. */
const remindServiceWorker = () => {
  const remind = () => {
    if (!document.hidden) navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
  };
  document.addEventListener('visibilitychange', remind);
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
  await import('../src/gate/main');
};

if (window.parent.demoHost) void start(window.parent.demoHost);
else window.location.replace('./');
