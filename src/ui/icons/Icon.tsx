import { iconPaths } from './iconPaths';

/** The name of an icon. */
export type IconName = keyof typeof iconPaths;

interface IconProps {
  name: IconName;
  /** Accessible name, also shown as a tooltip; without one the icon is decoration. */
  title?: string;
  className?: string;
}

/** An icon in the colour of the text around it, with a size of its own, which holds without style sheets too. */
export const Icon = ({ name, title, className = '' }: IconProps) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: without a title it is hidden from screen readers
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    className={`ui-icon ${className}`}
    {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
  >
    {title && <title>{title}</title>}
    <path d={iconPaths[name]} />
  </svg>
);

/** Spins while something is in progress. It is the size of an icon, and hidden from screen readers without a label. */
export const Spinner = ({ label, className = '' }: { label?: string; className?: string }) => (
  <span
    className={`ui-icon ui-spinner ${className}`}
    {...(label ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
