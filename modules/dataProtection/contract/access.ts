import type { AccessRows } from '../../../contract/access';

const reader = { roles: ['Administrator'], anyOf: ['DataProtection_Reader'] } as const;
const updater = { roles: ['Administrator'], anyOf: ['DataProtection_Updater'] } as const;

/** Who may see and do what about personal data. */
export const access = {
  dataProtection: { list: reader, show: reader, export: reader, erase: updater, hold: updater },
} as const satisfies AccessRows;
