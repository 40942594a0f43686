import { expect, type Page, type Request } from '@playwright/test';

/** As long as no call follows from the one before it. */
const pause = 300;

/** Waits until the page has the answers to all that it asked for since; what it prefetches is none of that. */
export const untilIdle = async <Result>(page: Page, act: () => Promise<Result>): Promise<Result> => {
  const open = new Set<Request>();
  const begin = (request: Request) => void (request.headers().purpose !== 'prefetch' && open.add(request));
  const end = (request: Request) => void open.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  try {
    const result = await act();
    let wasIdle = false;
    await expect
      .poll(
        () => {
          const isIdle = open.size === 0;
          const isStill = wasIdle && isIdle;
          wasIdle = isIdle;
          return isStill;
        },
        { intervals: [pause] },
      )
      .toBe(true);
    return result;
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
};
