import type { TokenPair } from './session';

/** A value as the tokens that their schema describes, undefined when it is none; lists do without the schema. */
export const asTokenPair = (value: unknown): TokenPair | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { accessToken, refreshToken } = value as Partial<Record<keyof TokenPair, unknown>>;
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') return undefined;
  return { accessToken, refreshToken };
};
