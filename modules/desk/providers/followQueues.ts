import { readFieldErrors, sendSignedIn } from '../../../providers/http/callApi';
import { assertOk, callUrl } from '../../../providers/http/callPublic';
import { request } from '../../../providers/http/request';
import { followQueues as followCall } from '../contract/calls';

/** What has changed: the status of requests, or who decides what. */
export type QueueEvent = 'queues' | 'claims';

const names: readonly QueueEvent[] = ['queues', 'claims'];

/** In milliseconds: longer than the server is silent. */
const longestSilence = 60_000;
/** In milliseconds: how often it is asked where no stream can be held. */
const askingPause = 30_000;

/**
 * Tells a listener what has changed, until `signal` is aborted: by the server's events, or every half minute where a stream
 * fails, as behind a proxy that holds it back.
 */
export const followQueues = async (
  listener: (event: QueueEvent) => void,
  signal: AbortSignal,
): Promise<void> => {
  while (!signal.aborted) {
    const begunAt = Date.now();
    // A stream that does not hold is no failure that anybody must know of.
    await readEvents(listener, signal).catch(() => undefined);
    if (!signal.aborted && Date.now() - begunAt < askingPause) await pause(signal);
    if (!signal.aborted) for (const name of names) listener(name);
  }
};

const readEvents = (listener: (event: QueueEvent) => void, caller: AbortSignal) =>
  request(
    async ({ signal, renew }) => {
      const response = await sendSignedIn(callUrl(followCall.path, {}), {
        method: followCall.method,
        signal,
      });
      const { body } = await assertOk(response, readFieldErrors);
      const reader = body?.pipeThrough(new TextDecoderStream(), { signal }).getReader();
      let line = '';
      for (;;) {
        const { done, value = '' } = (await reader?.read()) ?? { done: true };
        // What has come before the signal may be read after it.
        if (done || signal.aborted) return;
        renew();
        const lines = (line + value).split('\n');
        line = lines.pop() ?? '';
        for (const name of names) if (lines.includes(`event: ${name}`)) listener(name);
      }
    },
    { signal: caller, timeout: longestSilence, isSilent: true },
  );

const pause = (signal: AbortSignal) =>
  new Promise<void>((passed) => {
    const end = () => {
      clearTimeout(timer);
      passed();
    };
    const timer = setTimeout(end, askingPause);
    signal.addEventListener('abort', end, { once: true });
  });
