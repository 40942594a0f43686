import { shownPageLinks } from './paging';

/** Returns the page numbers to link: up to three in a row, the current one in the middle if possible (spec 9). */
export const pageLinks = (page: number, totalPages: number): number[] => {
  const count = Math.min(shownPageLinks, totalPages);
  const centred = page - Math.floor(shownPageLinks / 2);
  const first = Math.max(1, Math.min(centred, totalPages - count + 1));
  return Array.from({ length: count }, (_, i) => first + i);
};
