import { CanAccess, useTranslate } from 'ra-core';
import { paths } from '../../../contract/paths';
import { useCapability } from '../../../src/kit/access/useCapability';
import { ButtonLink } from '../../../src/kit/navigation/ButtonLink';

/** A link to the requests that wait for activation, for users who may report it. */
export const ToActivateLink = () => {
  const translate = useTranslate();
  if (!useCapability('get-to-activate')) return null;
  return (
    <CanAccess action="update">
      <ButtonLink to={paths.toActivate} variant="outlined">
        {translate('toActivate.title')}
      </ButtonLink>
    </CanAccess>
  );
};
