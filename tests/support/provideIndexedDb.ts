import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeAll } from 'vitest';

/**
 * Gives the tests of a file an IndexedDB, which jsdom lacks. The files that follow have none again: their forms store no
 * drafts, which would be restored in the forms of other tests.
 */
export const provideIndexedDb = (): void => {
  beforeAll(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });
};
