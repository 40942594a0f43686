/**
 * Calls `run` once the browser is idle, after `longestWait` milliseconds at the latest if given; as soon as possible
 * in a browser that cannot tell when it is idle.
 */
export const whenIdle = (run: () => void, longestWait?: number): void => {
  if (window.requestIdleCallback)
    window.requestIdleCallback(run, longestWait ? { timeout: longestWait } : {});
  else setTimeout(run);
};
