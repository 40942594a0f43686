import {
  moduleNames,
  type Right,
  type RightModule,
  type Role,
  rights,
  rolesOfRight,
} from '../../../contract/access';
import { offeredPermissions } from '../../../contract/entities/permissionGrid';
import type { PermissionRow } from '../../../contract/entities/user';
import { userType } from '../../../contract/rules/userTypes';

/**
 * Returns the permission grid of a user type (spec 6): a row for each module that has rights for its role. A client can't
 * manage clients.
 */
export const permissionList = (userTypeId: number): readonly PermissionRow[] =>
  rowsOf(userTypeId === userType.administrator ? 'Administrator' : 'Operator').filter(
    ({ readerPermission }) => userTypeId !== userType.client || readerPermission !== 'Integration_Reader',
  );

/** Returns every right that the grid of a user type offers. */
export const everyRight = (userTypeId: number): string[] => offeredPermissions(permissionList(userTypeId));

const rowsOf = (role: Role): PermissionRow[] =>
  (Object.keys(moduleNames) as RightModule[]).flatMap((module) => {
    const [reader, writer, updater] = (['Reader', 'Writer', 'Updater'] as const).map((kind) =>
      rights.find((right) => right === `${module}_${kind}` && isFor(right, role)),
    );
    return reader
      ? {
          displayName: moduleNames[module],
          readerPermission: reader,
          ...(writer && { writerPermission: writer }),
          ...(updater && { updaterPermission: updater }),
        }
      : [];
  });

const isFor = (right: Right, role: Role) => rolesOfRight(right).includes(role);
