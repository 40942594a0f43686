import { paths, publicPathOf } from '../../contract/paths';

const isLogin = (pathname: string) => publicPathOf(pathname) === paths.login;

/**
 * Returns where to send a visitor without a session: to sign in, and back to the requested path afterwards
 * (spec 2.1). A visitor who is already on the login page stays there.
 */
export const loginRoute = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  isLogin(pathname) ? pathname + search : `${paths.login}?redirect=${encodeURIComponent(pathname + search)}`;

/**
 * Returns where to go after signing in: the path in the redirect parameter if it is within this application,
 * otherwise '/'. Refuses anything that a browser would read as another site (spec 2.2).
 */
export const innerPath = (wanted: string | null, ownOrigin?: string): string => {
  if (!wanted?.startsWith('/')) return paths.home;
  const origin = ownOrigin ?? window.location.origin;
  try {
    const url = new URL(wanted, origin);
    if (url.origin !== origin || isLogin(url.pathname)) return paths.home;
    // A path like '/.//elsewhere.example' normalises to one that a browser takes for another site.
    return url.pathname.startsWith('//') ? '/' : `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return paths.home;
  }
};
