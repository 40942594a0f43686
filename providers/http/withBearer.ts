import type { SendInit } from './send';

/** The same request with a token to show. */
export const withBearer = (init: SendInit, token: string): SendInit => {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${token}`);
  return { ...init, headers };
};
