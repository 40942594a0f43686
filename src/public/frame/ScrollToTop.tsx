import { useEffect, useState } from 'react';
import { messages } from '../../../providers/i18nProvider/messages/app';
import { Icon } from '../../ui/icons/Icon';

const threshold = 5;

/** A button that scrolls back to the top, shown once the page is scrolled (spec 1). */
export const ScrollToTop = () => {
  if (!useScrolledPast(threshold)) return null;
  return (
    <button
      type="button"
      className="scroll-to-top"
      aria-label={messages.app.backToTop}
      onClick={() => window.scrollTo({ top: 0 })}
    >
      <Icon name="up" />
    </button>
  );
};

const interval = 100;

/** Returns whether the page is scrolled by more than `pixels`, checked every 100 ms at most (spec 9). */
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
    // Not at once: reading the position now would force a layout before the whole page is there.
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [pixels]);
  return past;
};
