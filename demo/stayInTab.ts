/** Links into the application open in this frame, whichever key is held: another tab would have another database. */
export const stayInTab = (): void => {
  const keepHere = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const opensElsewhere = event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!link || !opensElsewhere || link.origin !== window.location.origin) return;
    event.preventDefault();
    event.stopPropagation();
    link.click();
  };
  document.addEventListener('click', keepHere, { capture: true });
  document.addEventListener('auxclick', keepHere, { capture: true });
};
