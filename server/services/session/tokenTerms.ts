/** What every access token says of itself. */
export const accessTokenTerms = {
  algorithm: 'HS256',
  issuer: 'tarifa-social-internet',
  audience: 'tarifa-social-internet/api',
  seconds: 15 * 60,
} as const;

/** How long a refresh token may be exchanged. */
export const refreshTokenSeconds = 12 * 60 * 60;
