import { useEffect, useState } from 'react';

const interval = 100;

/** Whether the page is scrolled by more than so many pixels, looked at every 100 ms at most (spec 9). */
export const useScrolledPast = (pixels: number): boolean => {
  const [past, setPast] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      setPast(window.scrollY > pixels);
    };
    const onScroll = () => {
      timer ??= setTimeout(look, interval);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [pixels]);
  return past;
};
