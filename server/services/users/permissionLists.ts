import { type Right, rights } from '../../../contract/access';
import { offeredPermissions } from '../../../contract/entities/permissionGrid';
import type { PermissionRow } from '../../../contract/entities/user';
import { userType } from '../../../contract/rules/userTypes';

/** The permission grid of a user type (spec 6). */
export const permissionList = (userTypeId: number): readonly PermissionRow[] =>
  userTypeId === userType.administrator ? administratorRows : providerSideRows;

/** Every right that the grid of a user type offers. */
export const everyRight = (userTypeId: number): string[] => offeredPermissions(permissionList(userTypeId));

const rightOf = (module: string, kind: 'Reader' | 'Writer' | 'Updater') =>
  rights.find((right) => right === `${module}_${kind}`);

/** The row of a module: the rights that the table knows of it. */
const row = (displayName: string, module: ModuleOf<Right>): PermissionRow => {
  const [writerPermission, updaterPermission] = [rightOf(module, 'Writer'), rightOf(module, 'Updater')];
  return {
    displayName,
    readerPermission: `${module}_Reader`,
    ...(writerPermission && { writerPermission }),
    ...(updaterPermission && { updaterPermission }),
  };
};

type ModuleOf<R> = R extends `${infer Module}_Reader` ? Module : never;

const administratorRows = [
  row('Pedidos de Elegibilidade', 'Applications'),
  row('Utilizadores', 'Users'),
  row('Prestadores de Serviço', 'Providers'),
  row('Manutenção da Tarifa Social', 'AnnualMaintenance'),
];

const providerSideRows = [
  row('Pedidos de Elegibilidade', 'ApplicationsModule'),
  row('Manutenção da Tarifa Social', 'AnnualMaintenanceModule'),
];
