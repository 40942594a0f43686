import { describe, expect, it } from 'vitest';
import { maxPageLinks, pageSizes } from '../../../contract/rules/paging';
import { offeredPageSizes, pageState, shownPageLinks } from '../../../src/kit/pagination/Pagination';

describe('9 page state', () => {
  it.each([
    // page, size, total, shown pages, first result, last result, number of pages
    [1, 10, 0, [1], 0, 0, 1],
    [1, 10, 1, [1], 1, 1, 1],
    [1, 10, 10, [1], 1, 10, 1],
    [1, 10, 11, [1, 2], 1, 10, 2],
    [2, 10, 11, [1, 2], 11, 11, 2],
    [1, 10, 31, [1, 2, 3], 1, 10, 4],
    [2, 10, 31, [1, 2, 3], 11, 20, 4],
    [3, 10, 31, [2, 3, 4], 21, 30, 4],
    [4, 10, 31, [2, 3, 4], 31, 31, 4],
    [2, 50, 300, [1, 2, 3], 51, 100, 6],
    [3, 100, 300, [1, 2, 3], 201, 300, 3],
    [9, 10, 31, [2, 3, 4], 31, 31, 4],
  ])('page %i of size %i among %i', (page, size, total, pages, startIndex, endIndex, totalPages) => {
    const state = pageState(page, size, total);
    expect(state).toMatchObject({ pages, startIndex, endIndex, totalPages });
    expect(state.pages).toContain(state.currentPage);
  });

  it('offers the page sizes that the server accepts', () => {
    expect(offeredPageSizes).toEqual(pageSizes);
    expect(shownPageLinks).toBe(maxPageLinks);
  });
});
