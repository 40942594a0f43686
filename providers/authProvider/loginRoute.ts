import { paths, publicPathOf } from '../../contract/paths';

const isLogin = (pathname: string) => publicPathOf(pathname) === paths.login;

/**
 * Where a visitor without session is sent: to sign in, and back to the wanted path afterwards (spec 2.1).
 * Who is there already stays.
 */
export const loginRoute = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  isLogin(pathname) ? pathname + search : `${paths.login}?redirect=${encodeURIComponent(pathname + search)}`;

/**
 * Where to go after signing in: the path that the redirect parameter holds, if it leads into this application, else '/'.
 * Anything that a browser would read as another site is refused (spec 2.2).
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
