import { asTokenPair } from './asTokenPair';
import type { Session } from './session';

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

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
