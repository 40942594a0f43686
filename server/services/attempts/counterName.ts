import { hashToken } from '../session/hashToken';
import type { AttemptKind, AttemptLimits } from './attemptLimits';

/** The name of a counter: what is limited and of whom, who being unreadable. */
export const counterName = async (
  kind: AttemptKind,
  scope: keyof AttemptLimits,
  key: string,
): Promise<string> => `${kind}:${scope}:${await hashToken(key)}`;
