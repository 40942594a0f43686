import { useLocation, useNavigate } from 'react-router';
import { usePreviousPath } from '../../kit/navigation/usePreviousPath';
import { backTarget, type DetailRoute } from './detailPaths';

/** React Router's key of the entry that the application was opened at: nothing of it lies before. */
const firstEntryKey = 'default';

/** The two ways off a detail page: 'Voltar', and being taken back when it can't be loaded (spec 2.8 and 8). */
export const useDetailBack = (listPath: string, route: DetailRoute) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const previousPath = usePreviousPath();
  return {
    goBack: () => {
      const target = backTarget(listPath, route, previousPath);
      if (target === -1) navigate(-1);
      else navigate(target);
    },
    takeBack: () => {
      if (previousPath && key !== firstEntryKey) navigate(-1);
      else navigate(listPath, { replace: true });
    },
  };
};
