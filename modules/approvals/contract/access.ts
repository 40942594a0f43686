import type { AccessRows } from '../../../contract/access';

/** Who sees what waits for a second person, each act also needing its own right, and who says which acts do. */
export const access = {
  approvals: {
    list: {
      roles: ['Administrator'],
      anyOf: [
        'Applications_Updater',
        'AnnualMaintenance_Reader',
        'Providers_Writer',
        'Configurations_Updater',
        'DataProtection_Updater',
      ],
    },
    edit: { roles: ['Administrator'], anyOf: ['Configurations_Updater'] },
  },
} as const satisfies AccessRows;
