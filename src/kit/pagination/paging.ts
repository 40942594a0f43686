/** The page sizes that a list offers, smallest first; the first is the default (spec 9). */
export const offeredPageSizes: readonly [number, ...number[]] = [10, 50, 100];
/** The maximum number of page links that the pagination shows (spec 9). */
export const shownPageLinks = 3;
