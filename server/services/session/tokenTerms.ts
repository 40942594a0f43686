/** What every access token says of itself. */
export const accessTokenTerms = {
  algorithm: 'HS256',
  issuer: 'tarifa-social-internet',
  audience: 'tarifa-social-internet/api',
  seconds: 15 * 60,
} as const;

/** How long a refresh token may be exchanged: after as much silence the password is asked for. */
export const refreshTokenSeconds = 12 * 60 * 60;

/** How long a session may go on before the password is asked for again, however busy it is. */
export const sessionSeconds = 24 * 60 * 60;
