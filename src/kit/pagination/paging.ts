/** Page sizes that a list offers, smallest first; the first is the default (spec 9). */
export const offeredPageSizes: readonly [number, ...number[]] = [10, 50, 100];
/** Links to pages that the pagination shows at most (spec 9). */
export const shownPageLinks = 3;
