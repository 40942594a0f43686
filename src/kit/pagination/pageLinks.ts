import { shownPageLinks } from './paging';

/** The page numbers to link: up to three that follow each other, the current one in their middle where it can be (spec 9). */
export const pageLinks = (page: number, totalPages: number): number[] => {
  const count = Math.min(shownPageLinks, totalPages);
  const centred = page - Math.floor(shownPageLinks / 2);
  const first = Math.max(1, Math.min(centred, totalPages - count + 1));
  return Array.from({ length: count }, (_, i) => first + i);
};
