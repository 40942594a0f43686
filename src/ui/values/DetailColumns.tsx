import type { ReactNode, Ref } from 'react';
import './detail.css';

interface DetailColumnsProps {
  /** What matters most: sticky on the right of wide screens, at the top of narrow ones. */
  aside: ReactNode;
  /** Shown beside the cards, such as documents; it takes the wider part, and `aside` moves below the cards. */
  beside?: ReactNode;
  /** The place at the end of the cards for what is to be read with `beside`; rendered with it. */
  dock?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The frame of a detail page: the cards, and beside them what must stay in sight. */
export const DetailColumns = ({ aside, beside, dock, children }: DetailColumnsProps) => (
  <div className={beside ? 'ui-detail-beside' : undefined}>
    <div className="ui-detail">
      <div className="aside">{aside}</div>
      <div>{children}</div>
      {beside && <div ref={dock} className="dock" />}
    </div>
    {beside && <div className="beside">{beside}</div>}
  </div>
);
