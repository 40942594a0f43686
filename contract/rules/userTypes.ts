import type { Role } from '../access';

/** User types, by their ids (spec 3). */
export const userType = { administrator: 1, provider: 2, operator: 3 } as const;

/** The role that a user of each type signs in with (spec 3 and 6). */
export const roleOfUserType: Readonly<Record<number, Role>> = {
  [userType.administrator]: 'Administrator',
  [userType.provider]: 'Provider',
  [userType.operator]: 'Operator',
};

/** User statuses, by their ids (spec 3 and 11.7). */
export const userStatus = { active: 1, inactive: 2 } as const;
