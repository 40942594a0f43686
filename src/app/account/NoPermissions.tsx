import { useTranslate } from 'ra-core';
import { Page } from '../../kit/layout/Page';

/** The page of a user without any screen (spec 2.1). */
export const NoPermissions = () => {
  const translate = useTranslate();
  return <Page title={translate('app.noPermissions.title')}>{null}</Page>;
};
