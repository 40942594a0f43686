import { useTranslate } from 'ra-core';
import { paths } from '../../../contract/paths';
import { useIsConfigLoading } from '../../gate/config/clientConfigContext';
import { Page } from '../../kit/layout/Page';
import { ButtonLink } from '../../kit/navigation/ButtonLink';
import { PageSkeleton } from '../../ui/page/PageSkeleton';

/** An address that leads nowhere; only /config.json tells whether one of a plain resource does. */
export const NotFound = () => {
  const translate = useTranslate();
  if (useIsConfigLoading()) return <PageSkeleton />;
  return (
    <Page title={translate('app.notFound.title')}>
      <div>
        <p>{translate('app.notFound.text')}</p>
        <ButtonLink to={paths.home} variant="contained">
          {translate('app.notFound.home')}
        </ButtonLink>
      </div>
    </Page>
  );
};
