import type { Browser } from '@playwright/test';
import { installPageClock } from './pageClock';

const slowdown = Number(process.env.SLOWDOWN ?? 4);
const megabit = 1_000_000 / 8;

/** Opens a page in a fresh browser profile on a slow device: CPU slowed SLOWDOWN times (4), 10 Mbit/s, 40 ms round trip. */
export const slowPage = async (
  browser: Browser,
  url: string,
  kept: Readonly<Record<string, string>> = {},
) => {
  const origins = [
    { origin: url, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) },
  ];
  const storageState = { cookies: [], origins };
  const context = await browser.newContext({ baseURL: url, storageState, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 10 * megabit,
    uploadThroughput: 10 * megabit,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const scripts = new Set<string>();
  let scriptBytes = 0;
  let requests = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) requests += 1;
    if (new URL(request.url).pathname.endsWith('.js')) scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.addInitScript(installPageClock);
  return {
    page,
    /** Returns the bytes of scripts that came over the network so far, as compressed there. */
    scriptBytes: () => scriptBytes,
    /** Returns the number of requests sent so far. */
    requests: () => requests,
    close: () => context.close(),
  };
};
