import { afterAll, afterEach, beforeAll } from 'vitest';
import { usedToken } from '../../providers/authProvider/usedToken';
import { listen, network } from './network';

/** Lets the tests of a file answer requests themselves; each starts with empty browser storage. */
export const listenToNetwork = (): void => {
  beforeAll(listen);
  afterEach(async () => {
    network.resetHandlers();
    localStorage.clear();
    // Whoever has the same refresh token next would wait for another tab's.
    await usedToken.keep('none');
  });
  afterAll(() => network.close());
};
