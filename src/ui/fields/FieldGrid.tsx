import type { CSSProperties, ReactNode } from 'react';
import './fieldGrid.css';

/** Fields side by side where there is room, one below the other where there is not. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className="ui-field-grid">{children}</div>
);

interface FieldCellProps {
  /** Columns of twelve that the field takes where there is room; a phone gives it the whole line. */
  span: number;
  children: ReactNode;
}

/** The place of one field in a FieldGrid. */
export const FieldCell = ({ span, children }: FieldCellProps) => (
  // A custom property, which React's type of styles does not know.
  <div style={{ '--span': span } as CSSProperties}>{children}</div>
);

interface FieldGroupProps {
  /** Translated name of the group. */
  legend: string | undefined;
  children: ReactNode;
}

/** Fields that belong together, named for everyone by a legend. */
export const FieldGroup = ({ legend, children }: FieldGroupProps) => (
  <fieldset className="ui-field-group">
    <legend>{legend}</legend>
    <div>{children}</div>
  </fieldset>
);
