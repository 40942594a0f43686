import type { AccessRows } from '../../../contract/access';

/** Who is told what waits: the provider's side; each kind needs the right to act on it. */
export const access = {
  toDo: {
    show: {
      roles: ['Provider', 'Operator'],
      anyOf: [
        'ApplicationsModule_Updater',
        'AnnualMaintenanceModule_Writer',
        'AnnualMaintenanceModule_Updater',
      ],
    },
  },
} as const satisfies AccessRows;
