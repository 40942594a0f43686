import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { deviceSeconds } from '../services/session/tokens/deviceToken';

/** The token of a browser that somebody has signed in with before, and a way to set it. */
export interface DeviceCookie {
  readonly token: string | undefined;
  readonly keep: (token: string) => void;
}

/**
 * Reads and sets the cookie that identifies a browser at sign-in. It authorizes no call, no script can read it, and
 * it is sent only to the sign-in calls.
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
