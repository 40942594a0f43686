import { type ReactNode, useId } from 'react';
import './layout.css';

interface SectionProps {
  /** Translated heading; also the accessible name of the region. */
  title: string;
  /** One line below the heading. */
  description?: ReactNode;
  /** Stands at the end of the heading line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A card with a heading: one part of a page. */
export const Section = ({ title, description, actions, children }: SectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="kit-section">
      <div className="kit-section-head">
        <div className="kit-section-title">
          <h2 id={id}>{title}</h2>
          {description && <p>{description}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
};
