import type { Role } from '../access';

/** User types, by their ids (spec 3); a client is a system of a provider, which never signs in as a person does. */
export const userType = { administrator: 1, provider: 2, operator: 3, client: 4 } as const;

/** The role that a user of each type signs in with (spec 3 and 6). */
export const roleOfUserType: Readonly<Record<number, Role>> = {
  [userType.administrator]: 'Administrator',
  [userType.provider]: 'Provider',
  [userType.operator]: 'Operator',
  [userType.client]: 'Operator',
};

/** User statuses, by their ids (spec 3 and 11.7). */
export const userStatus = { active: 1, inactive: 2 } as const;
