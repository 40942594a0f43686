import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

const sampleMilliseconds = 20;
const kilobytesPerMegabyte = 1024;

/** Returns the resident memory of a process in MB, on Linux; 0 once it has ended. */
export const residentMegabytes = (pid: number): number => {
  try {
    return (
      Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) /
      kilobytesPerMegabyte
    );
  } catch {
    return 0;
  }
};

const processesOf = async (browser: Browser) => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const ids = (type: string) => processInfo.filter((one) => one.type === type).map(({ id }) => id);
  return { page: ids('renderer'), browser: ids('browser') };
};

/** Watches, on Linux, by how many MB the page's processes and the browser's own grow at most. */
export const watchMemory = async (browser: Browser) => {
  const processes = await processesOf(browser);
  const read = () => ({
    page: processes.page.reduce((sum, pid) => sum + residentMegabytes(pid), 0),
    browser: processes.browser.reduce((sum, pid) => sum + residentMegabytes(pid), 0),
  });
  const first = read();
  const peak = { ...first };
  const timer = setInterval(() => {
    const now = read();
    peak.page = Math.max(peak.page, now.page);
    peak.browser = Math.max(peak.browser, now.browser);
  }, sampleMilliseconds);
  return () => {
    clearInterval(timer);
    return {
      page: Math.round(peak.page - first.page),
      browser: Math.round(peak.browser - first.browser),
    };
  };
};
