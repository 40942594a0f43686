import * as React from 'react';

/** Where React's parts keep what they share. */
const shared = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Has React not note, for each element, the calls that made it: a fifteenth of the processor's time of screens, for
 * messages that nobody reads here. By itself it ends so after ten thousand elements, until the next second.
 */
export const withoutOwnerStacks = (): void => {
  const internals: unknown = Reflect.get(React, shared);
  if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
    throw new Error('React counts its notes elsewhere: withoutOwnerStacks must follow it, or go');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
    configurable: true,
  });
};
