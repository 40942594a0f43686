/** The same request with a token to show. */
export const withBearer = (init: RequestInit, token: string): RequestInit => {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${token}`);
  return { ...init, headers };
};
