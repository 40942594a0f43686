import type { ReactNode } from 'react';
import './detail.css';

interface DetailColumnsProps {
  /** What matters first: on the right and staying in sight on wide screens, at the top on narrow ones. */
  aside: ReactNode;
  /** What is read beside the cards, such as documents: takes the wider part, and `aside` moves to the cards. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The frame of a detail page: the cards, and beside them what is to be kept in sight. */
export const DetailColumns = ({ aside, beside, children }: DetailColumnsProps) => (
  <div className={beside ? 'ui-detail-beside' : undefined}>
    <div className="ui-detail">
      <div className="aside">{aside}</div>
      <div>{children}</div>
    </div>
    {beside && <div className="beside">{beside}</div>}
  </div>
);
