import type { Context } from 'hono';
import { rateLimits } from '../../contract/rules/rateLimits';
import type { LimitUse, TellLimit } from '../services/context/limitUse';

/**
 * Returns what tells a caller how far limits are used up, in the fields of the IETF's draft 'RateLimit header fields for HTTP'
 * (version 11); of each limit, the last state. An answer that is being sent already tells no more.
 */
export const tellLimit =
  (c: Context): TellLimit =>
  (use) => {
    if (c.finalized) return;
    const told: Map<string, LimitUse> = c.get('limits') ?? new Map<string, LimitUse>();
    c.set('limits', told.set(use.name, use));
    const uses = [...told.values()];
    c.header('ratelimit-policy', uses.map(policyOf).join(', '));
    c.header('ratelimit', uses.map(stateOf).join(', '));
  };

const policyOf = ({ name, limit, windowSeconds }: LimitUse) => {
  const { counts } = rateLimits[name];
  const unit = counts === 'requests' ? '' : `;qu="${counts}"`;
  return `"${name}";q=${limit}${unit}${windowSeconds === undefined ? '' : `;w=${windowSeconds}`}`;
};

const stateOf = ({ name, left, windowSeconds, secondsLeft }: LimitUse) =>
  `"${name}";r=${Math.max(0, left)}${windowSeconds === undefined ? '' : `;t=${secondsLeft}`}`;
