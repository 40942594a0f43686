import type { Role } from '../../../contract/access';

/** Who may sign in by password: all users, the provider side only, or none. */
export const passwordSignIns = ['all', 'providers', 'none'] as const;
export type PasswordSignIn = (typeof passwordSignIns)[number];

/** Returns whether a role may sign in by password, and so be sent a link for choosing one. */
export const mayUsePassword = (passwordSignIn: PasswordSignIn | undefined, role: Role): boolean =>
  passwordSignIn === undefined ||
  passwordSignIn === 'all' ||
  (passwordSignIn === 'providers' && role !== 'Administrator');
