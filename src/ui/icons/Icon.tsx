import { iconPaths } from './iconPaths';

/** The name of an icon. */
export type IconName = keyof typeof iconPaths;

interface IconProps {
  name: IconName;
  /** Accessible name, also shown beside the pointer; without one it is decoration. */
  title?: string;
  className?: string;
}

/** An icon in the colour of the text around it. */
export const Icon = ({ name, title, className = '' }: IconProps) =>
  title ? (
    <svg viewBox="0 0 24 24" className={`ui-icon ${className}`} role="img" aria-label={title}>
      <title>{title}</title>
      <path d={iconPaths[name]} />
    </svg>
  ) : (
    <svg viewBox="0 0 24 24" className={`ui-icon ${className}`} aria-hidden>
      <path d={iconPaths[name]} />
    </svg>
  );

/** Turns while something is under way; as large as an icon, and without a label as unsaid. */
export const Spinner = ({ label, className = '' }: { label?: string; className?: string }) => (
  <span
    className={`ui-icon ui-spinner ${className}`}
    {...(label ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
