import type { Session } from '../entities/session';

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** A value as the session that its schema describes, undefined when it is none; the sign-in page does without the schema. */
export const asSession = (value: unknown): Session | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { accessToken, refreshToken, username, roles, permissions } = value as Partial<
    Record<keyof Session, unknown>
  >;
  const isSession =
    isText(accessToken) &&
    isText(refreshToken) &&
    isText(username) &&
    isTextList(roles) &&
    isTextList(permissions);
  return isSession ? { accessToken, refreshToken, username, roles, permissions } : undefined;
};
