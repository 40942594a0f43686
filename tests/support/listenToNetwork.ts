import { afterAll, afterEach, beforeAll } from 'vitest';
import { listen, network } from './network';

/** Lets the tests of a file answer requests themselves; each starts with empty browser storage. */
export const listenToNetwork = (): void => {
  beforeAll(listen);
  afterEach(() => {
    network.resetHandlers();
    localStorage.clear();
  });
  afterAll(() => network.close());
};
