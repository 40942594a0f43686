import { type AccessRows, providerSide } from '../../../contract/access';

const roles = ['Administrator'] as const;

/** What lets a provider's systems in: its clients and what belongs to them. Administrators name the provider. */
export const access = {
  integration: {
    show: {
      anyRule: [
        { roles, anyOf: ['Integration_Reader', 'Integration_Updater'] },
        { roles: providerSide, anyOf: ['Integration_Reader', 'Integration_Updater'] },
      ],
    },
    update: {
      anyRule: [
        { roles, anyOf: ['Integration_Updater'] },
        { roles: providerSide, anyOf: ['Integration_Updater'] },
      ],
    },
  },
} as const satisfies AccessRows;
