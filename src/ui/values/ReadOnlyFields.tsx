import type { CSSProperties, ReactNode } from 'react';
import './detail.css';

interface ReadOnlyFieldsProps {
  /** The minimum width of a column in pixels; there are as many columns as fit. */
  minColumnWidth?: number;
  children: ReactNode;
}

/** Read-only values, each a Labeled (spec 2.8, read-only cards). */
export const ReadOnlyFields = ({ minColumnWidth = 200, children }: ReadOnlyFieldsProps) => (
  // A custom property, which React's CSSProperties does not know.
  <dl className="ui-values" style={{ '--column': `${minColumnWidth}px` } as CSSProperties}>
    {children}
  </dl>
);
