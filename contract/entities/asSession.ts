import type { Session, TokenPair } from './session';

/**
 * Returns a value as a session, or undefined when it is not one. Checks by hand, so that the sign-in page
 * does without the schema.
 */
export const asSession = (value: unknown): Session | undefined => {
  const tokens = asTokenPair(value);
  if (!tokens) return undefined;
  const { username, roles, permissions } = value as Partial<Record<keyof Session, unknown>>;
  const isSession = isText(username) && isTextList(roles) && isTextList(permissions);
  return isSession ? { ...tokens, username, roles, permissions } : undefined;
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

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
