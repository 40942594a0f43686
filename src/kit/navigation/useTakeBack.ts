import { useLocation, useNavigate } from 'react-router';
import { usePreviousPath } from './usePreviousPath';

/** React Router's key of the history entry at which the application was opened; earlier entries are not its own. */
const firstEntryKey = 'default';

/**
 * Returns a function that leaves a page that can't be shown: back to where the user came from or, if that was outside
 * the application, to `fallback`.
 */
export const useTakeBack = (fallback: string) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const previousPath = usePreviousPath();
  return () => {
    if (previousPath && key !== firstEntryKey) navigate(-1);
    else navigate(fallback, { replace: true });
  };
};
