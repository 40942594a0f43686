import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { allows } from '../../../contract/access';
import { paths } from '../../../contract/paths';
import { homeRoute } from '../../../contract/rules/homeRoute';
import { roleOfUserType, userStatus } from '../../../contract/rules/userTypes';
import { useOffers } from '../../kit/access/useCapability';
import { useMenu } from '../../kit/resource/registryContext';
import { Alert } from '../../ui/alert/Alert';
import { Bullets, Stack, Text } from '../../ui/layout/Stack';

/**
 * Previews the menu and the home page that the ticked rights give, by the same rules as the router and the
 * menu (spec 2.1 and 6).
 */
export const AccessPreview = ({ userTypeId }: { userTypeId: number }) => {
  const translate = useTranslate();
  const permissions: string[] = useWatch({ name: 'permissions' }) ?? [];
  const status: unknown = useWatch({ name: 'userStatusId' });
  const role = roleOfUserType[userTypeId];
  const grants = { roles: role ? [role] : [], permissions };

  const isOffered = useOffers();
  const navigation = useMenu().filter(({ capability }) => isOffered(capability));
  const menu = navigation.filter(({ resource, entry }) => allows(grants, resource, entry.action));
  const home = homeRoute(
    grants,
    navigation.map(({ entry: { to, action }, resource }) => ({ path: to, resource, action })),
  );
  const homeLabel =
    home === paths.noPermissions
      ? 'app.noPermissions.title'
      : (menu.find(({ entry }) => entry.to === home)?.entry.label ?? home);

  return (
    <Stack>
      {status === userStatus.inactive && (
        <Alert severity="info" role="note" outline="quiet">
          {translate('userAccess.preview.inactive')}
        </Alert>
      )}
      <div aria-live="polite">
        <Text size="small" tone="secondary">
          {translate('userAccess.preview.home')}
        </Text>
        <Text isStrong>{translate(homeLabel)}</Text>
      </div>
      {menu.length > 0 && (
        <div>
          <Text size="small" tone="secondary">
            {translate('userAccess.preview.menu')}
          </Text>
          <Bullets aria-label={translate('userAccess.preview.menu')}>
            {menu.map(({ entry }) => (
              <li key={entry.to}>{translate(entry.label)}</li>
            ))}
          </Bullets>
        </div>
      )}
    </Stack>
  );
};
