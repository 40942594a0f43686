import type { ReactNode, Ref } from 'react';
import './detail.css';

interface DetailColumnsProps {
  /** The cards that come first. */
  lead: ReactNode;
  /** What must stay in sight: sticky on the right of wide screens, after `lead` where there is one column. */
  aside: ReactNode;
  /** Shown beside the cards, such as documents; it takes the wider part, and the cards become one column. */
  beside?: ReactNode;
  /** The place at the end of the cards for what is to be read with `beside`; rendered with it. */
  dock?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The frame of a detail page: the cards, and beside them what must stay in sight; read in the order in which they are seen. */
export const DetailColumns = ({ lead, aside, beside, dock, children }: DetailColumnsProps) => (
  <div className={beside ? 'ui-detail-beside' : undefined}>
    <div className="ui-detail">
      <div>{lead}</div>
      <div className="aside">{aside}</div>
      <div>{children}</div>
      {beside && <div ref={dock} className="dock" />}
    </div>
    {beside && <div className="beside">{beside}</div>}
  </div>
);
