import { expect, it } from 'vitest';
import { inFlight, type RequestOptions, request } from '../../../providers/http/request';

/** Stands for a transport that goes on whatever happens to its signal. */
const never = () => new Promise<never>(() => undefined);

const left = new AbortController();
const before = AbortSignal.abort(new Error('left before'));

it.each<[string, RequestOptions, RegExp]>([
  ['its time is over', { timeout: 10 }, /did not answer in time/],
  ['its caller leaves', { signal: left.signal }, /left meanwhile/],
  ['its caller has left before', { signal: before }, /left before/],
])(
  'a call whose transport heeds no signal rejects and is under way no more once %s',
  async (_, options, reason) => {
    const outcome = request(never, options);
    expect(inFlight.getSnapshot()).toBe(1);
    setTimeout(() => left.abort(new Error('left meanwhile')));
    await expect(outcome).rejects.toThrow(reason);
    expect(inFlight.getSnapshot()).toBe(0);
  },
);
