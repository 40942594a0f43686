import type { Role } from '../../../contract/access';

/** An account in the demo data, with its credentials. */
export interface DemoAccount {
  role: Role;
  username: string;
  password: string;
  providerName?: string;
}

/** The password of every demo user. */
export const demoPassword = 'Demo-Tarifa-2026';

/** One account per role, and an operator of a second provider. */
export const demoAccounts = [
  { role: 'Administrator', username: 'admin@tsi.example.pt', password: demoPassword },
  {
    role: 'Provider',
    username: 'prestador@netatlantico.example.pt',
    password: demoPassword,
    providerName: 'NetAtlântico',
  },
  {
    role: 'Operator',
    username: 'operador@netatlantico.example.pt',
    password: demoPassword,
    providerName: 'NetAtlântico',
  },
  {
    role: 'Operator',
    username: 'operador@fibrasul.example.pt',
    password: demoPassword,
    providerName: 'FibraSul',
  },
] as const satisfies readonly DemoAccount[];
