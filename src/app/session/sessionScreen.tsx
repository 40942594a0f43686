import type { ReactNode } from 'react';
import { Login } from './Login';
import { PasswordRecovery } from './PasswordRecovery';
import { PasswordReset } from './PasswordReset';
import { loginPath, plainPath, recoveryRoute, resetRoute } from './sessionRoutes';

const screens: Readonly<Record<string, ReactNode>> = {
  [loginPath]: <Login />,
  [plainPath(recoveryRoute)]: <PasswordRecovery />,
  [plainPath(resetRoute)]: <PasswordReset />,
};

/** The screen at a path, if it is one that needs no session. */
export const sessionScreen = (pathname: string): ReactNode => screens[plainPath(pathname)];
