const gap = 4;
const margin = 8;

/** Positions a popover below an element, or above it where there is more room. */
export const placeBeside = (popover: HTMLElement, anchor: Element, longest = 360): void => {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const below = window.innerHeight - bottom - gap - margin;
  const above = top - gap - margin;
  const isBelow = below >= Math.min(popover.scrollHeight, longest) || below >= above;
  Object.assign(popover.style, {
    left: `${Math.max(margin, Math.min(left, window.innerWidth - popover.offsetWidth - margin))}px`,
    minWidth: `${width}px`,
    maxHeight: `${Math.min(longest, isBelow ? below : above)}px`,
    top: isBelow ? `${bottom + gap}px` : 'auto',
    bottom: isBelow ? 'auto' : `${window.innerHeight - top + gap}px`,
  });
};

/** Calls `place` now and whenever the page is scrolled or resized; returns a function that stops it. */
export const keepBeside = (place: () => unknown): (() => void) => {
  place();
  window.addEventListener('scroll', place, { capture: true, passive: true });
  window.addEventListener('resize', place);
  return () => {
    window.removeEventListener('scroll', place, { capture: true });
    window.removeEventListener('resize', place);
  };
};
