import { hashKey } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/Button';
import { Select } from '../../ui/fields/Select';
import './pagination.css';

/** The page sizes that a list offers, smallest first; the first is the default (spec 9). */
export const offeredPageSizes: readonly [number, ...number[]] = [10, 50, 100];
/** The maximum number of page links that the pagination shows (spec 9). */
export const shownPageLinks = 3;

/** Returns the summary of the rows on screen, which are still those of the previous page until the next one arrives. */
const useSummary = (): string => {
  const { page, perPage, total = 0, isPlaceholderData } = useListContext();
  const translate = useTranslate();
  const { startIndex, endIndex } = pageState(page, perPage, total);
  const summary = translate('kit.pagination.summary', { from: startIndex, to: endIndex, total });
  const [shown, setShown] = useState(summary);
  useEffect(() => {
    if (!isPlaceholderData) setShown(summary);
  }, [summary, isPlaceholderData]);
  return shown;
};

interface PaginationProps {
  /** Translated name of the list, needed on a page with several, because each region must have its own name. */
  list?: string;
}

/** The page links, page size and summary of the surrounding list (spec 9). */
export const Pagination = ({ list }: PaginationProps) => {
  const { page, perPage, total = 0, filterValues, setPage } = useListContext();
  const translate = useTranslate();
  const summary = useSummary();
  const { currentPage, totalPages, pages } = pageState(page, perPage, total);
  const nav = useRef<HTMLElement>(null);
  const leavesButton = useRef(false);
  const select = (number: number) => {
    leavesButton.current = number === 1 || number === totalPages;
    setPage(number);
  };
  // A button that leads to the first or last page is disabled there and would lose the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useEffect(() => {
    if (leavesButton.current) nav.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    leavesButton.current = false;
  }, [currentPage]);
  const atStart = currentPage === 1;
  const atEnd = currentPage === totalPages;

  return (
    <div className="kit-pagination">
      {/* A new search is announced by its count: the key makes a new element, which announces nothing. */}
      <p key={hashKey([filterValues])} aria-live="polite">
        {summary}
      </p>
      <nav ref={nav} aria-label={translate(list ? 'kit.pagination.nameOf' : 'kit.pagination.name', { list })}>
        <PageButton name="kit.pagination.first" page={1} disabled={atStart} onSelect={select}>
          {'<<'}
        </PageButton>
        <PageButton
          name="kit.pagination.previous"
          page={currentPage - 1}
          disabled={atStart}
          onSelect={select}
        >
          {'<'}
        </PageButton>
        {pages.map((number) => (
          <PageButton
            key={number}
            name="kit.pagination.page"
            page={number}
            isCurrent={number === currentPage}
            onSelect={select}
          >
            {translate('kit.pagination.number', { number })}
          </PageButton>
        ))}
        <PageButton name="kit.pagination.next" page={currentPage + 1} disabled={atEnd} onSelect={select}>
          {'>'}
        </PageButton>
        <PageButton name="kit.pagination.last" page={totalPages} disabled={atEnd} onSelect={select}>
          {'>>'}
        </PageButton>
      </nav>
      <PageSizeSelect />
    </div>
  );
};

interface PageButtonProps {
  /** Translation key of the accessible name. */
  name: string;
  page: number;
  isCurrent?: boolean;
  disabled?: boolean;
  onSelect: (page: number) => void;
  children: ReactNode;
}

const PageButton = ({ name, page, isCurrent, disabled, onSelect, children }: PageButtonProps) => {
  const translate = useTranslate();
  return (
    <Button
      size="small"
      variant={isCurrent ? 'outlined' : 'text'}
      aria-label={translate(name, { page })}
      aria-current={isCurrent ? 'page' : undefined}
      disabled={disabled}
      onClick={() => onSelect(page)}
    >
      {children}
    </Button>
  );
};

const choices = offeredPageSizes.map((size) => ({ id: size, text: String(size) }));

/** A select for the number of results per page; a change returns to page 1 (spec 9). */
const PageSizeSelect = () => {
  const { perPage, setPerPage } = useListContext();
  const translate = useTranslate();
  const id = useId();
  return (
    <Select
      id={id}
      label={translate('kit.pagination.pageSize')}
      value={perPage}
      choices={choices}
      onChange={(size) => setPerPage(Number(size))}
      error={false}
      required={false}
    />
  );
};

/** The position of a list within its results (spec 3, Page state). */
interface PageState {
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
