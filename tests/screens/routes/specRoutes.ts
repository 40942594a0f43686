import type { Right, Role } from '../../../contract/access';

/** One route as spec 2.1's table gives it. */
export interface SpecRoute {
  /** As the specification writes it. */
  path: string;
  /** Which users; any kind when absent. */
  roles?: readonly Role[];
  /** One of these rights; none needed when absent. */
  anyOf?: readonly Right[];
  /** The folder in resources/ whose screen it is; none for those of the shell. */
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

/** The table of spec 2.1, written out from the specification and from nowhere else. */
export const specRoutes: readonly SpecRoute[] = [
  { path: '/noPermissions' },
  { path: '/passwordChange', roles: provider },
  { path: '/form', roles: provider, anyOf: ['ApplicationsModule_Writer'], folder: 'applications' },
  { path: '/applicationManagement', roles: provider, anyOf: anyApplicationsModule, folder: 'applications' },
  {
    path: '/applicationManagement/{id}/details',
    roles: provider,
    // Whoever reads maintenance requests opens their details (spec 6).
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
  // Beside the specification.
  {
    path: '/applicationManagement/toActivate',
    roles: provider,
    anyOf: ['ApplicationsModule_Updater'],
    folder: 'applications',
  },
  {
    path: '/applications/search',
    roles: administrator,
    anyOf: applications,
    folder: 'backofficeApplications',
  },
];

/** Whether the table says where a resource's screens are; one that it does not know is an addition, which its access rows alone guard. */
export const isInSpec = ({ name }: { name: string }): boolean =>
  specRoutes.some(({ folder }) => folder === name);

/** Whether a user of this role with this single right may open a route, by the table above. */
export const mayOpen = ({ roles, anyOf }: SpecRoute, role: Role, right: Right | undefined): boolean =>
  (!roles || roles.includes(role)) && (!anyOf || (right !== undefined && anyOf.includes(right)));
