import { type RefObject, useEffect, useState } from 'react';

/** Returns whether an element is in sight, or no further than a screen from it; `scroller` is what scrolls it. */
export const useNear = (
  element: RefObject<HTMLElement | null>,
  scroller?: RefObject<HTMLElement | null>,
  isNearAtFirst = false,
): boolean => {
  const [isNear, setIsNear] = useState(isNearAtFirst);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { root: scroller?.current ?? null, rootMargin: '100% 0px' },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, scroller]);
  return isNear;
};
