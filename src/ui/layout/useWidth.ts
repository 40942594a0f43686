import { type RefObject, useEffect, useState } from 'react';

/** The room inside an element, in whole CSS pixels, as it changes; 0 until it is known. It is told, never asked for, so that no layout is forced. */
export const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
};
