/**
 * Waits for what something outside this program does, for so many milliseconds at most. The signal tells it to stop then;
 * what does not listen is left alone.
 * @throws {DOMException} `TimeoutError` when the time is over
 */
export const answerWithin = async <T>(
  milliseconds: number,
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const limit = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const failure = new DOMException(`no answer within ${milliseconds / 1000} seconds`, 'TimeoutError');
      reject(failure);
      limit.abort(failure);
    }, milliseconds);
  });
  return Promise.race([act(limit.signal), late]).finally(() => clearTimeout(timer));
};
