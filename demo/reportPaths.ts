/** Reports the application's address, now and after every navigation. */
export const reportPaths = (arrivedAt: (path: string) => void): void => {
  const report = () => arrivedAt(window.location.pathname + window.location.search);
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = window.history[name].bind(window.history);
    window.history[name] = (...step) => {
      change(...step);
      report();
    };
  }
  window.addEventListener('popstate', report);
  report();
};
