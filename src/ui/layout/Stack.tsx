import type { ComponentPropsWithRef } from 'react';
import './stack.css';

interface StackProps extends ComponentPropsWithRef<'div'> {
  /** The space between the children. */
  gap?: 'hair' | 'tight' | 'close' | 'medium' | 'far';
}

/** Children one below the other. */
export const Stack = ({ gap = 'medium', className = '', ...rest }: StackProps) => (
  <div {...rest} className={`ui-stack ${gap} ${className}`} />
);

interface RowProps extends ComponentPropsWithRef<'div'> {
  /** Alignment within the line. */
  align?: 'start' | 'end';
}

/** Children side by side, wrapping where there is no room. */
export const Row = ({ align = 'start', className = '', ...rest }: RowProps) => (
  <div {...rest} className={`ui-row ${align} ${className}`} />
);

interface TextProps extends ComponentPropsWithRef<'p'> {
  size?: 'small' | 'tiny';
  tone?: 'secondary' | 'error' | 'primary';
  isStrong?: boolean;
}

/** A paragraph. */
export const Text = ({ size, tone, isStrong, className, ...rest }: TextProps) => (
  <p
    {...rest}
    className={['ui-text', size, tone, isStrong && 'strong', className].filter(Boolean).join(' ')}
  />
);

/** A bulleted list. */
export const Bullets = ({ className = '', ...rest }: ComponentPropsWithRef<'ul'>) => (
  <ul {...rest} className={`ui-bullets ${className}`} />
);
