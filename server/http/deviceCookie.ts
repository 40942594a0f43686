import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { deviceSeconds } from '../services/session/tokens/deviceToken';

/** The token of a browser that somebody signed in with, and how the browser is given one. */
export interface DeviceCookie {
  readonly token: string | undefined;
  readonly keep: (token: string) => void;
}

/**
 * The cookie that a browser is known again by when somebody signs in with it. No call is allowed by it, no script reads
 * it, and it goes to the calls of signing in alone.
 */
export const deviceCookie = (c: Context, publicUrl: string): DeviceCookie => {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? '__Secure-device' : 'device';
  return {
    token: getCookie(c, name),
    keep: (token) =>
      setCookie(c, name, token, {
        path: '/api/Authentication',
        httpOnly: true,
        sameSite: 'Strict',
        secure: isSecure,
        maxAge: deviceSeconds,
      }),
  };
};
