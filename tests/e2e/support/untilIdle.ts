import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { followQueues } from '../../../modules/desk/contract/calls';

/** How long to wait for a call that follows from the one before it, in milliseconds. */
const pause = 300;

const openRequests = new WeakMap<BrowserContext, Set<Request>>();

/** Playwright's own 'networkidle' would wait for the events of the queues, which end when the page is left. */
const isWaitedFor = (request: Request) =>
  request.headers().purpose !== 'prefetch' && !request.url().includes(followQueues.path);

/** Begins to note which requests of a browser's pages are under way, if it has not begun yet. */
export const watchRequests = (context: BrowserContext): ReadonlySet<Request> => {
  const known = openRequests.get(context);
  if (known) return known;
  const open = new Set<Request>();
  openRequests.set(context, open);
  const end = (request: Request) => void open.delete(request);
  context
    .on('request', (request) => void (isWaitedFor(request) && open.add(request)))
    .on('requestfinished', end)
    .on('requestfailed', end);
  return open;
};

/** Runs an action, if any, and waits until every request of the page has ended, except prefetches and streams. */
export const untilIdle = async <Result>(
  page: Page,
  act: () => Promise<Result> = async () => undefined as Result,
): Promise<Result> => {
  const open = watchRequests(page.context());
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
};
