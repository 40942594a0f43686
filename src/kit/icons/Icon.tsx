import { iconPaths } from './iconPaths';

interface IconProps {
  name: keyof typeof iconPaths;
  /** Accessible name, also shown beside the pointer; without one it is decoration. */
  title?: string;
  className?: string;
}

/** An icon in the colour of the text around it. */
export const Icon = ({ name, title, className = '' }: IconProps) =>
  title ? (
    <svg viewBox="0 0 24 24" className={`kit-icon ${className}`} role="img" aria-label={title}>
      <title>{title}</title>
      <path d={iconPaths[name]} />
    </svg>
  ) : (
    <svg viewBox="0 0 24 24" className={`kit-icon ${className}`} aria-hidden>
      <path d={iconPaths[name]} />
    </svg>
  );
