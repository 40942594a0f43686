import type { CSSProperties, ReactNode } from 'react';
import './fieldGrid.css';

/** Fields side by side where there is room, one below the other where there is not. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className="ui-field-grid">{children}</div>
);

interface FieldCellProps {
  /** How many of twelve columns the field takes where there is room; on a phone it takes the whole line. */
  span: number;
  children: ReactNode;
}

/** The cell of one field in a FieldGrid. */
export const FieldCell = ({ span, children }: FieldCellProps) => (
  // A custom property, which React's CSSProperties does not know.
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
