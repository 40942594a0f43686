/** Opens the application's links in this tab even if they ask for a new one, which would have another database. */
export const stayInTab = (open: (path: string) => void): void => {
  const keepHere = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin || link.download) return;
    const hasKey = event.ctrlKey || event.metaKey || event.shiftKey;
    if (event.button !== 1 && !hasKey && link.target !== '_blank') return;
    event.preventDefault();
    event.stopPropagation();
    open(link.pathname + link.search);
  };
  document.addEventListener('click', keepHere, { capture: true });
  document.addEventListener('auxclick', keepHere, { capture: true });
};
