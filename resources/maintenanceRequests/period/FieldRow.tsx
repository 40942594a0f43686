import { Children, type ReactNode } from 'react';
import '../maintenance.css';

interface FieldRowProps {
  /** The button at the end of the line. */
  button: ReactNode;
  children: ReactNode;
}

/** Fields and their button in one line; on a phone, one below the other. */
export const FieldRow = ({ button, children }: FieldRowProps) => (
  <div className="field-row">
    {Children.map(children, (field) => (
      <div>{field}</div>
    ))}
    {button}
  </div>
);
