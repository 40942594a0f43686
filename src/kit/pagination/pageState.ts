import { shownPageLinks } from './paging';

/** The position of a list within its results (spec 3, Page state). */
export interface PageState {
  currentPage: number;
  totalPages: number;
  /** Position of the first and last result shown, counted from 1; both 0 if there are none. */
  startIndex: number;
  endIndex: number;
  totalItems: number;
  pages: readonly number[];
}

/** Computes what the pagination shows (spec 9). */
export const pageState = (page: number, pageSize: number, totalItems: number): PageState => {
  const totalPages = Math.max(1, Math.ceil(totalItems / pageSize));
  const currentPage = Math.min(Math.max(1, page), totalPages);
  return {
    currentPage,
    totalPages,
    startIndex: totalItems === 0 ? 0 : (currentPage - 1) * pageSize + 1,
    endIndex: Math.min(currentPage * pageSize, totalItems),
    totalItems,
    pages: pageLinks(currentPage, totalPages),
  };
};

/** Returns the page numbers to link: up to three in a row, the current one in the middle if possible (spec 9). */
const pageLinks = (page: number, totalPages: number): number[] => {
  const count = Math.min(shownPageLinks, totalPages);
  const centred = page - Math.floor(shownPageLinks / 2);
  const first = Math.max(1, Math.min(centred, totalPages - count + 1));
  return Array.from({ length: count }, (_, i) => first + i);
};
