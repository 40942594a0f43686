/** Turns while something is under way; as large as an icon, and as unsaid. */
export const Spinner = ({ className = '' }: { className?: string }) => (
  <span className={`kit-icon kit-spinner ${className}`} aria-hidden />
);
