import { type ReactNode, useId } from 'react';
import './layout.css';

interface SectionProps {
  /** Translated heading; also the accessible name of the region. */
  title: string;
  /** Whether only screen readers get the heading. */
  isTitleUnseen?: boolean;
  /** One line below the heading. */
  description?: ReactNode;
  /** Shown at the end of the heading line. */
  actions?: ReactNode;
  /** The id that a link on the same page leads to, and that gets the focus. */
  anchor?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A card with a heading: one part of a page. */
export const Section = ({
  title,
  isTitleUnseen,
  description,
  actions,
  anchor,
  className,
  children,
}: SectionProps) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={className ? `ui-section ${className}` : 'ui-section'}
      {...(anchor && { id: anchor, tabIndex: -1 })}
    >
      {isTitleUnseen ? (
        <h2 id={id} className="ui-unseen">
          {title}
        </h2>
      ) : (
        <div className="ui-section-head">
          <div className="ui-section-title">
            <h2 id={id}>{title}</h2>
            {description && <p>{description}</p>}
          </div>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
};
