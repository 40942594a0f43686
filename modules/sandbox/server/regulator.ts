import type { Actor } from '../../../server/services/context/serviceContext';

/** Above every id of an installation, so that a provider can have the same one in both. */
const firstOwnUserId = 1_000_000_000;

/** Decides and asks in the sandbox, on the word of its users; nobody signs in as it. */
export const regulator: Actor = {
  userId: firstOwnUserId,
  username: 'Regulador',
  role: 'Administrator',
  roles: ['Administrator'],
  permissions: ['Applications_Updater', 'AnnualMaintenance_Reader'],
  providerId: null,
};
