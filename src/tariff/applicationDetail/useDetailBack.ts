import { useLocation, useNavigate } from 'react-router';
import { usePreviousPath, useTakeBack } from '../../kit/navigation/visitedPaths';
import { backToList, placeIn, placeState } from '../../kit/prevNext/listPlace';
import { backTarget, type DetailRoute } from './detailPaths';

/**
 * Returns the two ways back from a detail page: 'Voltar', and after a failed load (spec 2.8 and 8). 'Voltar'
 * leads to the list that the detail was opened from; on a recheck, to its original, with the original's place
 * in a list.
 */
export const useDetailBack = (listPath: string, route: DetailRoute) => {
  const navigate = useNavigate();
  const place = placeIn(useLocation().state);
  const previousPath = usePreviousPath();
  const takeBack = useTakeBack(listPath);
  return {
    goBack: () => {
      const target = backTarget(listPath, route, previousPath, place?.listPath);
      if (target === -1) navigate(-1);
      else if (route.parentId) navigate(target, { state: placeState(place?.within) });
      else navigate(target, { state: { ...backToList, ...placeState(place) } });
    },
    takeBack,
  };
};
