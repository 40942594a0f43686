/**
 * Where to go after signing in: the path that the redirect parameter holds, if it leads into this application, else '/'.
 * Anything that a browser would read as another site is refused (spec 2.2).
 */
export const innerPath = (wanted: string | null, ownOrigin?: string): string => {
  if (!wanted?.startsWith('/')) return '/';
  const origin = ownOrigin ?? window.location.origin;
  try {
    const url = new URL(wanted, origin);
    if (url.origin !== origin || /^\/login\/?$/i.test(url.pathname)) return '/';
    // A path like '/.//elsewhere.example' normalises to one that a browser takes for another site.
    return url.pathname.startsWith('//') ? '/' : `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return '/';
  }
};
