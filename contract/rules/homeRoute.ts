import { allows, type Grants, providerSide, type Role, satisfies } from '../access';

/** The page of a user without any screen (spec 2.1). */
export const noPermissionsRoute = '/noPermissions';

/** The screens that Home looks for, in the order of spec 6. */
const candidates: readonly { path: string; resource: string; action: string; roles?: readonly Role[] }[] = [
  { path: '/applications', resource: 'backofficeApplications', action: 'list' },
  { path: '/users', resource: 'users', action: 'list' },
  { path: '/providers', resource: 'providers', action: 'list' },
  { path: '/form', resource: 'applications', action: 'create' },
  { path: '/applicationManagement', resource: 'applications', action: 'list' },
  // Administrators reach it from the menu: section 6 doesn't lead them there.
  {
    path: '/applicationAnnualMaintenance',
    resource: 'maintenanceRequests',
    action: 'list',
    roles: providerSide,
  },
];

/** Where Home leads: the first screen of section 6's list that the user may really open, else /noPermissions. */
export const homeRoute = (grants: Grants): string =>
  candidates.find(
    ({ resource, action, roles }) => satisfies(grants, { roles }) && allows(grants, resource, action),
  )?.path ?? noPermissionsRoute;
