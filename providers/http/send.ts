import { type OnSent, sendWithProgress } from './sendWithProgress';

/** A request, and who is told how much of it is sent. */
export interface SendInit extends RequestInit {
  onSent?: OnSent | undefined;
}

const isGivenUp = (signal: AbortSignal | null | undefined) =>
  signal?.aborted === true && signal.reason?.name !== 'TimeoutError';

/** The only fetch: a network error without response is logged, and rejected like any other (spec 8). */
export const send = async (url: string, { onSent, ...init }: SendInit): Promise<Response> => {
  try {
    return await (onSent ? sendWithProgress(url, init, onSent) : fetch(url, init));
  } catch (error) {
    if (!isGivenUp(init.signal)) console.error(`No response from ${url}`, error);
    throw error;
  }
};
