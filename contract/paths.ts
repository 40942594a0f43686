/**
 * The application's paths (spec 2.1). A new resource brings its own; these are the ones that several parts of
 * the code use.
 */
export const paths = {
  home: '/',
  login: '/login',
  passwordRecovery: '/passwordRecovery',
  passwordReset: '/passwordReset',
  accessibility: '/accessibility',
  privacy: '/privacy',
  passwordChange: '/passwordChange',
  account: '/account',
  noPermissions: '/noPermissions',
  requestForm: '/form',
  applicationManagement: '/applicationManagement',
  toActivate: '/applicationManagement/toActivate',
  applications: '/applications',
  annualMaintenance: '/applicationAnnualMaintenance',
  maintenanceFiles: '/applicationAnnualMaintenance/files',
  users: '/users',
  providers: '/providers',
  userProviders: '/userProviders',
  dataProtection: '/dataProtection',
  integration: '/integration',
} as const;

/** The paths of the screens that need no session. */
export const publicPaths = [
  paths.login,
  paths.passwordRecovery,
  paths.passwordReset,
  paths.accessibility,
  paths.privacy,
] as const;
export type PublicPath = (typeof publicPaths)[number];

const plain = (pathname: string) => pathname.toLowerCase().replace(/\/$/, '');

/** Returns the public path that a pathname means, ignoring case and a trailing slash; undefined for any other. */
export const publicPathOf = (pathname: string): PublicPath | undefined =>
  publicPaths.find((path) => plain(path) === plain(pathname));
