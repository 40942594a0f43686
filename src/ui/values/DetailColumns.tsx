import type { ReactNode } from 'react';
import './detail.css';

interface DetailColumnsProps {
  /** What matters most: sticky on the right of wide screens, at the top of narrow ones. */
  aside: ReactNode;
  /** Shown beside the cards, such as documents; it takes the wider part, and `aside` moves in with the cards. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The frame of a detail page: the cards, and beside them what must stay in sight. */
export const DetailColumns = ({ aside, beside, children }: DetailColumnsProps) => (
  <div className={beside ? 'ui-detail-beside' : undefined}>
    <div className="ui-detail">
      <div className="aside">{aside}</div>
      <div>{children}</div>
    </div>
    {beside && <div className="beside">{beside}</div>}
  </div>
);
