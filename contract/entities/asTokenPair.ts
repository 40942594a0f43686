import type { TokenPair } from './session';

/**
 * Returns a value as a token pair, or undefined when it is not one. Checks by hand, so that lists do without
 * the schema.
 */
export const asTokenPair = (value: unknown): TokenPair | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { accessToken, refreshToken } = value as Partial<Record<keyof TokenPair, unknown>>;
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') return undefined;
  return { accessToken, refreshToken };
};
