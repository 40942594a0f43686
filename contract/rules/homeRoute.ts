import { allows, type Grants, providerSide, type Role, satisfies } from '../access';
import { paths } from '../paths';

/** The screens that Home looks for, in the order of spec 6. */
const candidates: readonly { path: string; resource: string; action: string; roles?: readonly Role[] }[] = [
  { path: paths.applications, resource: 'backofficeApplications', action: 'list' },
  { path: paths.users, resource: 'users', action: 'list' },
  { path: paths.providers, resource: 'providers', action: 'list' },
  { path: paths.requestForm, resource: 'applications', action: 'create' },
  { path: paths.applicationManagement, resource: 'applications', action: 'list' },
  // Administrators reach it from the menu: spec 6 doesn't lead them there.
  {
    path: paths.annualMaintenance,
    resource: 'maintenanceRequests',
    action: 'list',
    roles: providerSide,
  },
];

/** Where Home leads: the first screen of the list in spec 6 that the user may really open, else /noPermissions. */
export const homeRoute = (grants: Grants): string =>
  candidates.find(
    ({ resource, action, roles }) => satisfies(grants, { roles }) && allows(grants, resource, action),
  )?.path ?? paths.noPermissions;
