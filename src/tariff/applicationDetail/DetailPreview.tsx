import { useLocation, useParams } from 'react-router';
import type { ApplicationRow } from '../../../contract/entities/application';
import { useCachedRow } from '../../kit/data/queries';
import { BackButton } from '../../kit/detail/BackButton';
import { Page } from '../../kit/layout/Page';
import { detailRoute } from './detailPaths';
import { PreviewCards } from './PreviewCards';
import { useDetailBack } from './useDetailBack';
import { useDetailTitle } from './useDetailTitle';

/** The detail page while its code loads. */
export const DetailPreview = () => {
  const { pathname } = useLocation();
  const route = detailRoute(useParams());
  const row = useCachedRow<ApplicationRow>(route.applicationId);
  const listPath = `/${pathname.split('/')[1]}`;
  const { goBack } = useDetailBack(listPath, route);
  return (
    <Page title={useDetailTitle(route, row)} before={<BackButton onClick={goBack} />}>
      <PreviewCards row={row} />
    </Page>
  );
};
