import { type AccessRows, providerSide } from '../../../contract/access';

const roles = ['Administrator'] as const;
const reader = { roles, anyOf: ['AnnualMaintenance_Reader', 'AnnualMaintenance_Updater'] } as const;
const updater = { roles, anyOf: ['AnnualMaintenance_Updater'] } as const;
const provider = { roles: providerSide, anyOf: ['AnnualMaintenanceModule_Reader'] } as const;

/**
 * Who sees and who manages renewals: whoever does so with the yearly maintenance, as it is the same duty; a provider sees its own
 * tariffs alone. What is decided about one tariff needs the right to decide requests.
 */
export const access = {
  renewals: {
    list: { anyRule: [reader, provider] },
    show: { anyRule: [reader, provider] },
    create: updater,
    update: updater,
    export: { anyRule: [reader, provider] },
  },
  renewalItems: {
    list: reader,
    show: { anyRule: [reader, provider] },
    update: { roles, anyOf: ['Applications_Updater'] },
  },
  renewalNotices: { list: provider },
} as const satisfies AccessRows;
