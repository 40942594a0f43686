import type { ReactNode } from 'react';
import { EmailText } from './EmailText';

interface LabeledProps {
  /** Translated name of the value. */
  label: string;
  /** The value; an empty one is shown as a dash. */
  children: ReactNode;
  /** Whether it takes a line of its own. */
  wide?: boolean;
}

const isEmpty = (value: ReactNode) =>
  value === null || value === undefined || value === '' || value === false;

/** A name and its value, inside ReadOnlyFields (spec 2.8, read-only cards). */
export const Labeled = ({ label, children, wide }: LabeledProps) => (
  <div className={wide ? 'wide' : undefined}>
    <dt>{label}</dt>
    <dd>
      {isEmpty(children) ? '—' : typeof children === 'string' ? <EmailText text={children} /> : children}
    </dd>
  </div>
);
