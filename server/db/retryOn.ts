import { errorCode } from './isDatabaseUnavailable';

/** How often something is tried, and the pause after the first attempt; `grows` makes each next pause longer by it. */
interface Patience {
  readonly attempts: number;
  readonly pauseMilliseconds: number;
  readonly grows?: boolean;
}

/** Repeats work that fails with one of these error codes of the database, and throws the last failure. */
export const retryOn = async <T>(
  codes: readonly string[],
  { attempts, pauseMilliseconds, grows = false }: Patience,
  run: () => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (failure) {
      if (attempt >= attempts || !codes.includes(errorCode(failure) ?? '')) throw failure;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds * (grows ? attempt : 1)));
  }
};
