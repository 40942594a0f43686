import type { Right, Role } from '../../../contract/access';

/** A route of the table in spec 2.1. */
export interface SpecRoute {
  /** The path as the specification writes it. */
  path: string;
  /** The roles that may open it; any role when absent. */
  roles?: readonly Role[];
  /** The rights of which one is needed; none when absent. */
  anyOf?: readonly Right[];
  /** The folder in resources/ that has the screen; absent for screens of the shell. */
  folder?: string;
}

const provider = ['Provider', 'Operator'] as const;
const administrator = ['Administrator'] as const;
const anyApplicationsModule = [
  'ApplicationsModule_Reader',
  'ApplicationsModule_Writer',
  'ApplicationsModule_Updater',
] as const;
const applications = ['Applications_Reader', 'Applications_Updater'] as const;
const anyProviders = ['Providers_Reader', 'Providers_Writer', 'Providers_Updater'] as const;

/** The table of spec 2.1, copied from the specification and derived from no code. */
export const specRoutes: readonly SpecRoute[] = [
  { path: '/noPermissions' },
  { path: '/passwordChange', roles: provider },
  { path: '/form', roles: provider, anyOf: ['ApplicationsModule_Writer'], folder: 'applications' },
  { path: '/applicationManagement', roles: provider, anyOf: anyApplicationsModule, folder: 'applications' },
  {
    path: '/applicationManagement/{id}/details',
    roles: provider,
    // Users who may read maintenance requests may open their details (spec 6).
    anyOf: [...anyApplicationsModule, 'AnnualMaintenanceModule_Reader'],
    folder: 'applications',
  },
  {
    path: '/applicationManagement/{id}/recheck/{recheckId}/details',
    roles: provider,
    anyOf: anyApplicationsModule,
    folder: 'applications',
  },
  {
    path: '/applicationManagement/{id}/recheckForm',
    roles: provider,
    anyOf: ['ApplicationsModule_Writer'],
    folder: 'applications',
  },
  {
    path: '/applicationAnnualMaintenance',
    anyOf: ['AnnualMaintenance_Reader', 'AnnualMaintenanceModule_Reader'],
    folder: 'maintenanceRequests',
  },
  {
    path: '/applicationAnnualMaintenance/{id}/edit',
    roles: provider,
    anyOf: ['AnnualMaintenanceModule_Updater'],
    folder: 'maintenanceRequests',
  },
  { path: '/applications', roles: administrator, anyOf: applications, folder: 'backofficeApplications' },
  {
    path: '/applications/{id}/details',
    roles: administrator,
    anyOf: applications,
    folder: 'backofficeApplications',
  },
  {
    path: '/applications/{id}/recheck/{recheckId}/details',
    roles: administrator,
    anyOf: applications,
    folder: 'backofficeApplications',
  },
  { path: '/users', roles: administrator, anyOf: ['Users_Reader'], folder: 'users' },
  { path: '/users/create', roles: administrator, anyOf: ['Users_Writer'], folder: 'users' },
  {
    path: '/users/{id}/edit',
    roles: administrator,
    anyOf: ['Users_Reader', 'Users_Updater'],
    folder: 'users',
  },
  { path: '/users/{id}/details', roles: administrator, anyOf: ['Users_Reader'], folder: 'users' },
  { path: '/providers', roles: administrator, anyOf: anyProviders, folder: 'providers' },
  { path: '/providers/create', roles: administrator, anyOf: ['Providers_Writer'], folder: 'providers' },
  { path: '/providers/{id}/edit', roles: administrator, anyOf: ['Providers_Updater'], folder: 'providers' },
  { path: '/userProviders', roles: administrator, anyOf: anyProviders, folder: 'userProviders' },
  {
    path: '/userProviders/{id}/details',
    roles: administrator,
    anyOf: ['Providers_Reader'],
    folder: 'userProviders',
  },
  {
    path: '/userProviders/create',
    roles: administrator,
    anyOf: ['Providers_Writer'],
    folder: 'userProviders',
  },
  {
    path: '/userProviders/{id}/edit',
    roles: administrator,
    anyOf: ['Providers_Updater'],
    folder: 'userProviders',
  },
  // An addition to the specification.
  {
    path: '/applicationManagement/toActivate',
    roles: provider,
    anyOf: ['ApplicationsModule_Updater'],
    folder: 'applications',
  },
];

/** Returns whether the table covers a resource; any other is an addition, guarded by its access rows alone. */
export const isInSpec = ({ name }: { name: string }): boolean =>
  specRoutes.some(({ folder }) => folder === name);

/** Returns whether a user of this role with this single right may open a route, by the table above. */
export const mayOpen = ({ roles, anyOf }: SpecRoute, role: Role, right: Right | undefined): boolean =>
  (!roles || roles.includes(role)) && (!anyOf || (right !== undefined && anyOf.includes(right)));
