import { useTranslate } from 'ra-core';
import { Icon } from '../../kit/icons/Icon';
import { useScrolledPast } from './useScrolledPast';

const threshold = 5;

/** Brings back to the top, once the page was scrolled (spec 1). */
export const ScrollToTop = () => {
  const translate = useTranslate();
  if (!useScrolledPast(threshold)) return null;
  return (
    <button
      type="button"
      className="to-top"
      aria-label={translate('app.backToTop')}
      onClick={() => window.scrollTo({ top: 0 })}
    >
      <Icon name="up" />
    </button>
  );
};
