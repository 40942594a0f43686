const isLogin = (pathname: string) => /^\/login\/?$/i.test(pathname);

/**
 * Where a visitor without session is sent: to sign in, and back to the wanted path afterwards (spec 2.1).
 * Who is there already stays.
 */
export const loginRoute = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  isLogin(pathname) ? pathname + search : `/login?redirect=${encodeURIComponent(pathname + search)}`;
