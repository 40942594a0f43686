import { hashKey } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { PageButton } from './PageButton';
import { PageSizeSelect } from './PageSizeSelect';
import { pageState } from './pageState';
import './pagination.css';

/** The summary of the rows that are shown, which until the next page arrives are still those of the last one. */
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
  /** Translated name of the list, on a page with several: regions of a page have names of their own. */
  list?: string;
}

/** Page links, page size and summary of the list around it (spec 9). */
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
  // The button that led to an end is disabled there and would lose the focus to nowhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what asks for it
  useEffect(() => {
    if (leavesButton.current) nav.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    leavesButton.current = false;
  }, [currentPage]);
  const atStart = currentPage === 1;
  const atEnd = currentPage === totalPages;

  return (
    <div className="kit-pagination">
      {/* Another search is told by its count: a summary that is new has nothing to announce. */}
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
