import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getApplicationStatuses } from '../../../contract/calls/application';
import { callApi } from '../../../providers/http/callApi';
import { createQueryClient } from '../../../src/app/boot/bootApp';
import { wire } from '../../support/wire';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const unavailable = (retryAfter?: string) =>
  new HttpResponse(null, { status: 503, headers: { ...(retryAfter && { 'Retry-After': retryAfter }) } });

const read = (answer: () => Response) => {
  const sent = wire({ '/Application/get-status': answer });
  const reading = createQueryClient()
    .fetchQuery({
      queryKey: ['applicationStatuses', 'getList'],
      queryFn: () => callApi(getApplicationStatuses, {}),
      retry: createQueryClient().getDefaultOptions().queries?.retry ?? false,
    })
    .catch(() => undefined);
  return { sent, reading };
};

it.each([
  [undefined, 1],
  ['4', 4],
])('8: a read answered 503 with Retry-After %s is tried again after %i s', async (header, seconds) => {
  const { sent, reading } = read(() => unavailable(header));
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 30_000 });
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 100);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  await vi.waitFor(() => expect(sent).toHaveLength(2), { timeout: 30_000 });
  await reading;
});

it('8: a read is not tried again while a page would wait too long for it', async () => {
  const { sent, reading } = read(() => unavailable('60'));
  await reading;
  expect(sent).toHaveLength(1);
});
