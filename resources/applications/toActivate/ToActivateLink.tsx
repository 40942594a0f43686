import { CanAccess, useTranslate } from 'ra-core';
import { paths } from '../../../contract/paths';
import { useExtension } from '../../../src/kit/access/useExtension';
import { ButtonLink } from '../../../src/kit/navigation/ButtonLink';

/** A link to the requests that wait for activation, for users who may report it. */
export const ToActivateLink = () => {
  const translate = useTranslate();
  if (!useExtension('get-to-activate')) return null;
  return (
    <CanAccess action="update">
      <ButtonLink to={paths.toActivate} variant="outlined">
        {translate('toActivate.title')}
      </ButtonLink>
    </CanAccess>
  );
};
