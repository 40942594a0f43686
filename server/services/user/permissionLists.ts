import type { Right } from '../../../contract/access';
import type { PermissionRow } from '../../../contract/entities/user';
import { userType } from '../../../contract/rules/userTypes';

interface Row extends PermissionRow {
  readonly readerPermission: Right;
  readonly writerPermission?: Right;
  readonly updaterPermission?: Right;
}

const administratorRows: readonly Row[] = [
  {
    displayName: 'Pedidos de Elegibilidade',
    readerPermission: 'Applications_Reader',
    updaterPermission: 'Applications_Updater',
  },
  {
    displayName: 'Utilizadores',
    readerPermission: 'Users_Reader',
    writerPermission: 'Users_Writer',
    updaterPermission: 'Users_Updater',
  },
  {
    displayName: 'Prestadores de Serviço',
    readerPermission: 'Providers_Reader',
    writerPermission: 'Providers_Writer',
    updaterPermission: 'Providers_Updater',
  },
  {
    displayName: 'Manutenção da Tarifa Social',
    readerPermission: 'AnnualMaintenance_Reader',
    updaterPermission: 'AnnualMaintenance_Updater',
  },
];

const providerSideRows: readonly Row[] = [
  {
    displayName: 'Pedidos de Elegibilidade',
    readerPermission: 'ApplicationsModule_Reader',
    writerPermission: 'ApplicationsModule_Writer',
    updaterPermission: 'ApplicationsModule_Updater',
  },
  {
    displayName: 'Manutenção da Tarifa Social',
    readerPermission: 'AnnualMaintenanceModule_Reader',
    writerPermission: 'AnnualMaintenanceModule_Writer',
    updaterPermission: 'AnnualMaintenanceModule_Updater',
  },
];

/** The permission grid of a user type (spec 6: the list for that user type). */
export const permissionList = (userTypeId: number): readonly PermissionRow[] =>
  userTypeId === userType.administrator ? administratorRows : providerSideRows;
