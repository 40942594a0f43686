/** Runs once the browser has nothing else to do, after `longestWait` milliseconds at the latest where they are given; soon in a browser that does not tell. */
export const whenIdle = (run: () => void, longestWait?: number): void => {
  if (window.requestIdleCallback)
    window.requestIdleCallback(run, longestWait ? { timeout: longestWait } : {});
  else setTimeout(run);
};
