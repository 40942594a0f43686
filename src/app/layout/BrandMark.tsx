/** The mark of the product: waves over a point. */
export const BrandMark = () => (
  <svg className="kit-icon" viewBox="0 0 32 32" aria-hidden>
    <g fill="none" stroke="currentColor" strokeWidth="2.8" strokeLinecap="round">
      <path d="M6 13.5a14 14 0 0 1 20 0" />
      <path d="M10.7 18.4a7.5 7.5 0 0 1 10.6 0" />
    </g>
    <circle cx="16" cy="24" r="2.3" />
  </svg>
);
