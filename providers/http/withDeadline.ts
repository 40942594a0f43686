/** Ends with what the caller's signal ends with, or with a TimeoutError when nothing renewed the deadline for `patience`. */
export const withDeadline = async <T>(
  patience: number,
  caller: AbortSignal | null | undefined,
  run: (signal: AbortSignal, renew: () => void) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController();
  const expire = () =>
    controller.abort(new DOMException('The server did not answer in time', 'TimeoutError'));
  const giveUp = () => controller.abort(caller?.reason);
  let timer = setTimeout(expire, patience);
  const renew = () => {
    clearTimeout(timer);
    timer = setTimeout(expire, patience);
  };
  caller?.addEventListener('abort', giveUp);
  if (caller?.aborted) giveUp();
  try {
    return await run(controller.signal, renew);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', giveUp);
  }
};
