import { afterAll, afterEach, beforeAll } from 'vitest';
import { usedToken } from '../../providers/authProvider/usedToken';
import { listen, network } from './network';

/** Sets up mocked requests for the tests of a file; each test starts with empty browser storage. */
export const listenToNetwork = (): void => {
  beforeAll(listen);
  afterEach(async () => {
    network.resetHandlers();
    localStorage.clear();
    // Otherwise the next test with the same refresh token would wait for another tab's refresh.
    await usedToken.keep('none');
  });
  afterAll(() => network.close());
};
