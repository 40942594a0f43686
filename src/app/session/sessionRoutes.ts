import { accessibilityRoute } from '../accessibility/accessibilityRoute';

/** Where people sign in (spec 2.1). */
export const loginPath = '/login';
/** Where a link for choosing a new password is asked for (spec 2.1). */
export const recoveryRoute = '/passwordRecovery';
/** Where such a link leads. */
export const resetRoute = '/passwordReset';

/** A path without what does not count: case, and a slash at the end. */
export const plainPath = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, '');

const sessionPaths = [loginPath, recoveryRoute, resetRoute, accessibilityRoute].map(plainPath);

/** Whether the screen at a path needs no session. */
export const isSessionPath = (pathname: string): boolean => sessionPaths.includes(plainPath(pathname));
