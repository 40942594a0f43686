import { CanAccess, useTranslate } from 'ra-core';
import { paths } from '../../../contract/paths';
import { maintenanceFiles } from '../../../contract/records/maintenanceFiles';
import { useExtension } from '../../../src/kit/access/useExtension';
import { ButtonLink } from '../../../src/kit/navigation/ButtonLink';

/** A link to the files that were handed in, if the server can list them. */
export const FilesLink = () => {
  const translate = useTranslate();
  if (!useExtension(maintenanceFiles.name)) return null;
  return (
    <CanAccess resource={maintenanceFiles.name} action="list">
      <ButtonLink to={paths.maintenanceFiles} variant="outlined">
        {translate('maintenance.files')}
      </ButtonLink>
    </CanAccess>
  );
};
