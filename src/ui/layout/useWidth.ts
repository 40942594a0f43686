import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns the inner width of an element in whole CSS pixels, as it changes; 0 until it is known. An observer reports
 * it, so that no layout is forced.
 */
export const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
};
