import { messages } from '../../../providers/i18nProvider/messages/app';
import { Icon } from '../../kit/icons/Icon';
import { useScrolledPast } from './useScrolledPast';

const threshold = 5;

/** Brings back to the top, once the page was scrolled (spec 1). */
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
