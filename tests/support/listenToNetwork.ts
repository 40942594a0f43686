import { afterAll, afterEach, beforeAll } from 'vitest';
import { network } from './network';

/** Lets the tests of a file answer requests themselves, from an empty browser each time. */
export const listenToNetwork = (): void => {
  beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    network.resetHandlers();
    localStorage.clear();
  });
  afterAll(() => network.close());
};
