import { type RaRecord, useEvent, useNavigate, useTranslate } from 'ra-core';
import { type MouseEvent, useMemo } from 'react';
import { isPlainClick } from '../../ui/isPlainClick';
import type { DrawnLink } from './RowLink';

/** The link at the end of every row, ready to be drawn. */
export interface FollowedLink<Row extends RaRecord = RaRecord> {
  /** Translated. */
  text: string;
  to: (row: Row) => string;
  /** What a click of the link of the row at a position does. */
  onClick: (event: MouseEvent<HTMLAnchorElement>, position: number) => void;
}

/**
 * One handler for the links of all rows: the router's own link costs each row two dozen hooks. It stays the same from drawing
 * to drawing.
 */
export const useFollowedLink = <Row extends RaRecord>(
  link: DrawnLink<Row> | undefined,
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
