import type { ComponentPropsWithRef } from 'react';
import './stack.css';

interface StackProps extends ComponentPropsWithRef<'div'> {
  /** How far apart. */
  gap?: 'hair' | 'tight' | 'close' | 'medium' | 'far';
}

/** One below the other. */
export const Stack = ({ gap = 'medium', className = '', ...rest }: StackProps) => (
  <div {...rest} className={`ui-stack ${gap} ${className}`} />
);

interface RowProps extends ComponentPropsWithRef<'div'> {
  /** Where they stand in the line. */
  align?: 'start' | 'end';
}

/** Beside each other, on further lines where there is no room. */
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

/** Points of a list. */
export const Bullets = ({ className = '', ...rest }: ComponentPropsWithRef<'ul'>) => (
  <ul {...rest} className={`ui-bullets ${className}`} />
);
