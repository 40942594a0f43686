import { afterAll, afterEach, beforeAll } from 'vitest';
import { listen, network } from './network';

/** Sets up mocked requests for the tests of a file; each test starts with empty browser storage. */
export const listenToNetwork = (): void => {
  beforeAll(listen);
  afterEach(() => {
    network.resetHandlers();
    localStorage.clear();
  });
  afterAll(() => network.close());
};
