import { useLocation, useNavigate } from 'react-router';
import { usePreviousPath } from './usePreviousPath';

/** React Router's key of the entry that the application was opened at: nothing of it lies before. */
const firstEntryKey = 'default';

/** Leaves a page that can't be shown: back to where its user came from, or to `fallback` when that was elsewhere. */
export const useTakeBack = (fallback: string) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const previousPath = usePreviousPath();
  return () => {
    if (previousPath && key !== firstEntryKey) navigate(-1);
    else navigate(fallback, { replace: true });
  };
};
