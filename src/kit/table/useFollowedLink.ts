import { type RaRecord, useEvent, useNavigate, useTranslate } from 'ra-core';
import { type MouseEvent, useMemo } from 'react';
import { isPlainClick } from '../../ui/isPlainClick';
import type { TableLink } from './RowLink';

/** The link at the end of every row, ready to render. */
export interface FollowedLink<Row extends RaRecord = RaRecord> {
  /** Translated. */
  text: string;
  to: (row: Row) => string;
  /** Handles a click on the link in the row at a position. */
  onClick: (event: MouseEvent<HTMLAnchorElement>, position: number) => void;
}

/**
 * Returns one link for all rows, with a single click handler, because React Router's own `Link` costs each row two
 * dozen hooks. It is stable between renders.
 */
export const useFollowedLink = <Row extends RaRecord>(
  link: TableLink<Row> | undefined,
): FollowedLink<Row> | undefined => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const onClick = useEvent((event: MouseEvent<HTMLAnchorElement>, position: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search } = event.currentTarget;
    navigate(pathname + search, { state: link?.state?.(position) });
  });
  const to = link?.to;
  const text = link && translate(link.label);
  return useMemo(() => (to && text ? { text, to, onClick } : undefined), [text, to, onClick]);
};
