import * as React from 'react';

/** The export under which React keeps its shared internals. */
const shared = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Stops React from recording an owner stack for each element. The stacks cost a fifteenth of the screen
 * tests' CPU time, for messages that nobody reads here. On its own, React stops after ten thousand elements,
 * until the next second.
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
