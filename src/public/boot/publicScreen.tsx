import type { ReactNode } from 'react';
import { type PublicPath, paths, publicPathOf } from '../../../contract/paths';
import { loadable } from '../../ui/loading/loadable';
import { Login } from '../session/Login';

const AccessibilityStatement = loadable(
  async () => (await import('../accessibility/AccessibilityStatement')).AccessibilityStatement,
);

// Loaded separately, so that the login page, which is seen far more often, need not wait for them.
const PasswordRecovery = loadable(async () => (await import('../session/PasswordRecovery')).PasswordRecovery);
const PasswordReset = loadable(async () => (await import('../session/PasswordReset')).PasswordReset);

const screens: Readonly<Record<PublicPath, ReactNode>> = {
  [paths.login]: <Login />,
  [paths.passwordRecovery]: <PasswordRecovery />,
  [paths.passwordReset]: <PasswordReset />,
  [paths.accessibility]: <AccessibilityStatement />,
};

/** Returns the screen at a path that needs no session; undefined for a path whose screen needs one. */
export const publicScreen = (pathname: string): ReactNode => {
  const path = publicPathOf(pathname);
  return path && screens[path];
};
