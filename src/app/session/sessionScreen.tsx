import type { ReactNode } from 'react';
import { loadable } from '../../kit/loading/loadable';
import { accessibilityRoute } from '../accessibility/accessibilityRoute';
import { Login } from './Login';
import { PasswordRecovery } from './PasswordRecovery';
import { PasswordReset } from './PasswordReset';
import { loginPath, plainPath, recoveryRoute, resetRoute } from './sessionRoutes';

const AccessibilityStatement = loadable(
  async () => (await import('../accessibility/AccessibilityStatement')).AccessibilityStatement,
);

const screens: Readonly<Record<string, ReactNode>> = {
  [loginPath]: <Login />,
  [plainPath(recoveryRoute)]: <PasswordRecovery />,
  [plainPath(resetRoute)]: <PasswordReset />,
  [accessibilityRoute]: <AccessibilityStatement />,
};

/** The screen at a path, if it is one that needs no session. */
export const sessionScreen = (pathname: string): ReactNode => screens[plainPath(pathname)];
