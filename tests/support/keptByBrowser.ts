/** Returns everything that the browser keeps of the page it shows, for whoever uses it next; runs in the page itself. */
export const keptByBrowser = (): string =>
  JSON.stringify([
    window.history.state,
    window.location.href,
    document.title,
    { ...sessionStorage },
    { ...localStorage },
    document.body.innerHTML,
  ]);
