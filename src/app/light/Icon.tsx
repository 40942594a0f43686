import { iconPaths } from './iconPaths';

/** An icon beside a text, or in a button with a name. */
export const Icon = ({ name }: { name: keyof typeof iconPaths }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden>
    <path d={iconPaths[name]} />
  </svg>
);
