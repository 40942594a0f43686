import { useTranslate } from 'ra-core';
import { paths } from '../../../contract/paths';
import { Page } from '../../kit/layout/Page';
import { ButtonLink } from '../../kit/navigation/ButtonLink';

/** The page of an address that leads nowhere. */
export const NotFound = () => {
  const translate = useTranslate();
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
