import { allows, type Grants, providerSide, type Role, satisfies } from '../access';
import { paths } from '../paths';

/** The screens that Home tries, in the order of spec 6. */
const candidates: readonly (HomeScreen & { readonly roles?: readonly Role[] })[] = [
  { path: paths.applications, resource: 'backofficeApplications', action: 'list' },
  { path: paths.users, resource: 'users', action: 'list' },
  { path: paths.providers, resource: 'providers', action: 'list' },
  { path: paths.requestForm, resource: 'applications', action: 'create' },
  { path: paths.applicationManagement, resource: 'applications', action: 'list' },
  // Administrators reach it from the menu: spec 6 does not lead them there.
  {
    path: paths.annualMaintenance,
    resource: 'maintenanceRequests',
    action: 'list',
    roles: providerSide,
  },
];

/** A screen of the main navigation, and the action that opens it. */
export interface HomeScreen {
  readonly path: string;
  readonly resource: string;
  readonly action: string;
}

/**
 * Returns the path of Home: the first screen listed in spec 6 that the user may actually open; otherwise the
 * first of the resources that spec 6 does not know, in navigation order; otherwise /noPermissions.
 */
export const homeRoute = (grants: Grants, navigation: readonly HomeScreen[]): string => {
  const own = navigation.filter(({ resource }) => !candidates.some((known) => known.resource === resource));
  const screens: typeof candidates = [...candidates, ...own];
  const found = screens.find(
    ({ resource, action, roles }) => satisfies(grants, { roles }) && allows(grants, resource, action),
  );
  return found?.path ?? paths.noPermissions;
};
