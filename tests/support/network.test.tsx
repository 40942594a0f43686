import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { collectGarbage } from '../../server/node/collectGarbage';
import { network, unanswered } from './network';

describe('the calls that a page waits for', () => {
  it('are those that it has not given up', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    onTestFinished(() => answer());
    network.use(
      http.all('*/api/*', async () => {
        await answered;
        return HttpResponse.json({});
      }),
    );
    const controller = new AbortController();
    const { signal } = controller;
    const failed = Promise.allSettled([
      fetch('/api/fetch', { signal }),
      fetch(new Request('http://localhost:3000/api/Request', { signal })),
    ]);
    const kept = fetch('/api/kept');
    await expect.poll(() => unanswered.size).toBe(3);
    collectGarbage();
    await delay(10);
    controller.abort();
    expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect.poll(() => [...unanswered.values()]).toEqual(['http://localhost:3000/api/kept']);
    answer();
    await kept;
    await expect.poll(() => [...unanswered.values()]).toEqual([]);
  });
});
