import { expect, type Page, type Request } from '@playwright/test';

/** How long to wait for a call that follows from the one before it, in milliseconds. */
const pause = 300;

/** Runs an action and waits until every request that the page makes from then on has ended, except prefetches. */
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
