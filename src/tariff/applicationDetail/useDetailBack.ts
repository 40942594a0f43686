import { useNavigate } from 'react-router';
import { usePreviousPath } from '../../kit/navigation/usePreviousPath';
import { useTakeBack } from '../../kit/navigation/useTakeBack';
import { backToList } from '../../kit/walk/useListScroll';
import { backTarget, type DetailRoute } from './detailPaths';

/** The two ways back from a detail page: 'Voltar', and a failed load (spec 2.8 and 8). */
export const useDetailBack = (listPath: string, route: DetailRoute) => {
  const navigate = useNavigate();
  const previousPath = usePreviousPath();
  const takeBack = useTakeBack(listPath);
  return {
    goBack: () => {
      const target = backTarget(listPath, route, previousPath);
      if (target === -1) navigate(-1);
      else navigate(target, target === listPath ? { state: backToList } : undefined);
    },
    takeBack,
  };
};
