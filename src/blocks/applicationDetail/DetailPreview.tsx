import { useTranslate } from 'ra-core';
import { useLocation, useParams } from 'react-router';
import type { ApplicationRow } from '../../../contract/entities/application';
import { useListedRow } from '../../kit/data/useListedRow';
import { BackButton } from '../../kit/detail/BackButton';
import { Page } from '../../kit/layout/Page';
import { applicationKind } from './applicationKind';
import { detailRoute } from './detailPaths';
import { PreviewCards } from './PreviewCards';
import { useDetailBack } from './useDetailBack';

/** The detail page while its code is on its way. */
export const DetailPreview = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const route = detailRoute(useParams());
  const row = useListedRow<ApplicationRow>(route.applicationId);
  const listPath = `/${pathname.split('/')[1]}`;
  const { goBack } = useDetailBack(listPath, route);
  return (
    <Page
      title={translate(`applicationDetail.title.${applicationKind(route, row)}`, { id: route.applicationId })}
      before={<BackButton onClick={goBack} />}
    >
      <PreviewCards row={row} />
    </Page>
  );
};
