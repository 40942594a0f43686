/** What the bench reads from a page. */
export interface PageClock {
  /** Start and duration of every task over 50 ms. */
  tasks: [start: number, duration: number][];
  /** When a submit button, an option or a select, which start a measurement, was last used. */
  pressed: number;
  /** Resolves with the page's own time once at least `count` rows of a table are painted. */
  rowsPainted(count: number): Promise<number>;
  /** Resolves with the page's own time once a password field is painted. */
  loginPainted(): Promise<number>;
}

/** Runs in the page before its own scripts: installs a clock that knows when things are painted. */
export const installPageClock = (): void => {
  const painted = (isThere: () => boolean) =>
    new Promise<number>((resolve) => {
      const after = () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      if (isThere()) return after();
      const observer = new MutationObserver(() => {
        if (!isThere()) return;
        observer.disconnect();
        after();
      });
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    });
  const rows = () => document.querySelector('tbody')?.rows;
  const clock: PageClock = {
    tasks: [],
    pressed: 0,
    rowsPainted: (count) =>
      painted(() => (rows()?.length ?? 0) >= count && rows()?.[count - 1]?.textContent?.trim() !== ''),
    loginPainted: () => painted(() => document.querySelector('input[type="password"]') !== null),
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) clock.tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  for (const kind of ['click', 'change']) {
    addEventListener(
      kind,
      ({ target, timeStamp }) => {
        if (target instanceof Element && target.closest('[type="submit"], [role="option"], select'))
          clock.pressed = timeStamp;
      },
      { capture: true },
    );
  }
  Object.assign(window, { clock, loginTime: clock.loginPainted() });
};
