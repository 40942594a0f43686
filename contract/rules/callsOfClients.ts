/**
 * The first parts of the paths of calls that a provider's systems may make, as far as their rights allow. All others are
 * for people: sessions and factors, accounts, saved searches, what lets systems in, and whatever nobody has added here.
 */
const areasForClients: readonly string[] = [
  'Address',
  'AnnualMaintenance',
  'Application',
  'ApplicationAnnualMaintenance',
  'ApplicationHistory',
  'maintenanceFiles',
  'Provider',
  'RepeatableCall',
  'Sandbox',
];

/** Returns whether a call is one that a provider's systems may make. */
export const isForClients = ({
  path,
  access,
}: {
  readonly path: string;
  readonly access: unknown;
}): boolean => access !== 'public' && areasForClients.includes(path.split('/')[1] ?? '');
