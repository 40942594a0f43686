import { hashKey } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';

/** The number of results, unless the search failed; read out and scrolled into view once they arrive. */
export const ResultCount = () => {
  const { error, filterValues, isFetching, total } = useListContext();
  const translate = useTranslate();
  const count = useRef<HTMLParagraphElement>(null);
  const searched = hashKey([filterValues]);
  const shown = useRef(searched);
  useEffect(() => {
    if (isFetching || shown.current === searched) return;
    shown.current = searched;
    count.current?.scrollIntoView({ block: 'nearest' });
  }, [isFetching, searched]);
  return (
    // Empty while fetching, so that the same number is read out again.
    <p ref={count} role="status" className="kit-result-count">
      {!isFetching && !error && total !== undefined && translate('kit.search.count', { smart_count: total })}
    </p>
  );
};
