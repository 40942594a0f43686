import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getApplicationStatuses } from '../../../contract/calls/application';
import { callApi } from '../../../providers/http/callApi';
import { connection } from '../../../providers/http/request';
import { listenToNetwork } from '../../support/listenToNetwork';
import { network } from '../../support/network';
import { wire } from '../../support/wire';

listenToNetwork();

let stop: () => void;
let probes = 0;
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  probes = 0;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const siteAnswers = (isThere: () => boolean) =>
  network.use(
    http.get('*/config.json', () => {
      probes += 1;
      return isThere() ? new HttpResponse(null, { status: 404 }) : HttpResponse.error();
    }),
  );
const watch = () => {
  stop = connection.watch();
};
const call = () => callApi(getApplicationStatuses, {}).catch(() => undefined);
const failingCall = () => wire({ '/Application/get-status': () => HttpResponse.error() });

describe('the connection to the server', () => {
  it('is not called lost for one call that fails while the site answers, whatever it answers', async () => {
    siteAnswers(() => true);
    watch();
    failingCall();
    await call();
    await vi.waitFor(() => expect(probes).toBe(1), { timeout: 30_000 });
    await new Promise((resolve) => setTimeout(resolve));
    expect(connection.getSnapshot()).toBe(false);
  });

  it('is lost when nothing answers, and back at the next answer to anything', async () => {
    siteAnswers(() => false);
    watch();
    failingCall();
    await call();
    await vi.waitFor(() => expect(connection.getSnapshot()).toBe(true), { timeout: 30_000 });
    wire({ '/Application/get-status': () => ({ data: [] }) });
    await call();
    expect(connection.getSnapshot()).toBe(false);
  });

  it('is looked for again and again while it is lost, and only then', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isThere = false;
    siteAnswers(() => isThere);
    watch();
    window.dispatchEvent(new Event('offline'));
    expect(connection.getSnapshot()).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    await vi.waitFor(() => expect(probes).toBe(1), { timeout: 30_000 });
    isThere = true;
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(5000);
      expect(connection.getSnapshot()).toBe(false);
    });
    const asked = probes;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(probes).toBe(asked);
  });

  it('is not believed to be back only because the browser says so', async () => {
    siteAnswers(() => false);
    watch();
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(probes).toBe(1), { timeout: 30_000 });
    expect(connection.getSnapshot()).toBe(true);
  });

  it('is not probed while nothing listens', async () => {
    stop = () => undefined;
    siteAnswers(() => false);
    failingCall();
    await call();
    expect(probes).toBe(0);
    expect(connection.getSnapshot()).toBe(false);
  });
});
