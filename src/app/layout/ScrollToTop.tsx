import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Fab from '@mui/material/Fab';
import { useTranslate } from 'ra-core';
import { useScrolledPast } from './useScrolledPast';

const threshold = 5;

/** Brings back to the top, once the page was scrolled (spec 1). */
export const ScrollToTop = () => {
  const translate = useTranslate();
  if (!useScrolledPast(threshold)) return null;
  return (
    <Fab
      size="small"
      color="primary"
      aria-label={translate('app.backToTop')}
      onClick={() => window.scrollTo({ top: 0 })}
      sx={{ position: 'fixed', right: 16, bottom: 16 }}
    >
      <KeyboardArrowUp />
    </Fab>
  );
};
