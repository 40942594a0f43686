import type { Role } from '../access';
import { userType } from './userTypes';

/** The role that a user of each type signs in with (spec 3 and 6). */
export const roleOfUserType: Readonly<Record<number, Role>> = {
  [userType.administrator]: 'Administrator',
  [userType.provider]: 'Provider',
  [userType.operator]: 'Operator',
  [userType.client]: 'Operator',
};
