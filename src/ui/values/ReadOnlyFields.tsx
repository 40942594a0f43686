import type { CSSProperties, ReactNode } from 'react';
import './detail.css';

interface ReadOnlyFieldsProps {
  /** The smallest width of a column; as many stand beside each other as fit. */
  minColumnWidth?: number;
  children: ReactNode;
}

/** Values that can only be read, each a ReadOnlyField (spec 2.8, read-only cards). */
export const ReadOnlyFields = ({ minColumnWidth = 200, children }: ReadOnlyFieldsProps) => (
  // A custom property, which React's type of styles does not know.
  <dl className="ui-values" style={{ '--column': `${minColumnWidth}px` } as CSSProperties}>
    {children}
  </dl>
);
