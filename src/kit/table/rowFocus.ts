/** What a row is opened by, or else what can be used in it. */
const targetIn = (row: Element | null | undefined): HTMLElement | null | undefined =>
  row?.querySelector<HTMLElement>('.ui-row-link') ?? row?.querySelector<HTMLElement>('a, button, input');

const rows = '.kit-results .ui-table > tbody > tr';

/** Moves the focus to the first row of the list on the page. */
export const focusFirstRow = (): void => targetIn(document.querySelector(rows))?.focus();

/** Opens the first row of the list, if it leads anywhere; otherwise moves the focus to it. */
export const openFirstRow = (): void => {
  const target = targetIn(document.querySelector(rows));
  if (target?.matches('a')) target.click();
  else target?.focus();
};

/**
 * Moves the focus from a row to the next one that has something to focus, or to the one before. Returns false if it is in
 * no row.
 */
export const moveRowFocus = (to: 'next' | 'previous'): boolean => {
  let row = document.activeElement?.closest(rows);
  if (!row) return false;
  do row = row[`${to}ElementSibling`];
  while (row && !targetIn(row));
  targetIn(row)?.focus();
  return true;
};

/** Returns whether the list's first row is in sight and nothing that uses arrow keys itself has the focus. */
export const awaitsArrow = (): boolean => {
  const { activeElement } = document;
  const top = document.querySelector(rows)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  const isIdle = !activeElement || activeElement.matches('body, h1, .kit-queues a, .skip-link');
  return isIdle && top >= 0 && top < window.innerHeight;
};
