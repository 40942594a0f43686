import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { allows } from '../../../contract/access';
import { roleOfUserType } from '../../../contract/entities/user';
import { homeRoute, noPermissionsRoute } from '../../../contract/rules/homeRoute';
import { userStatus } from '../../../contract/rules/userTypes';
import { useMenu } from '../../kit/resource/registryContext';

/** The menu and the landing page that a user with the ticked accesses gets, by the rules of router and menu (spec 2.1 and 6). */
export const AccessPreview = ({ userTypeId }: { userTypeId: number }) => {
  const translate = useTranslate();
  const permissions: string[] = useWatch({ name: 'permissions' }) ?? [];
  const status: unknown = useWatch({ name: 'userStatusId' });
  const role = roleOfUserType[userTypeId];
  const grants = { roles: role ? [role] : [], permissions };

  const menu = useMenu().filter(({ resource, entry }) => allows(grants, resource, entry.action));
  const home = homeRoute(grants);
  const homeLabel =
    home === noPermissionsRoute
      ? 'app.noPermissions.title'
      : (menu.find(({ entry }) => entry.to === home)?.entry.label ?? home);

  return (
    <Stack sx={{ gap: 2 }}>
      {status === userStatus.inactive && (
        <Alert severity="info" role="note" variant="outlined">
          {translate('userAccess.preview.inactive')}
        </Alert>
      )}
      <Box aria-live="polite">
        <Typography variant="body2" color="textSecondary">
          {translate('userAccess.preview.home')}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{translate(homeLabel)}</Typography>
      </Box>
      {menu.length > 0 && (
        <Box>
          <Typography variant="body2" color="textSecondary">
            {translate('userAccess.preview.menu')}
          </Typography>
          <Box component="ul" aria-label={translate('userAccess.preview.menu')} sx={{ m: 0, pl: 2.5 }}>
            {menu.map(({ entry }) => (
              <li key={entry.to}>{translate(entry.label)}</li>
            ))}
          </Box>
        </Box>
      )}
    </Stack>
  );
};
