import { memoryStore } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { isBelow, pathBefore, recordPath } from '../../../src/kit/navigation/visitedPaths';

describe('2.5 a path belongs to the list /applicationManagement, whose search it keeps', () => {
  it.each([
    ['/applicationManagement/5/details', true],
    ['/applicationManagement/5/recheck/6/details', true],
    ['/applicationManagement/5', true],
    ['/applicationManagement', false],
    ['/applicationManagement/', false],
    ['/applicationManagementOther/5', false],
    ['/applications/5/details', false],
    ['/', false],
    [undefined, false],
  ])('%s: %s', (path, expected) => {
    expect(isBelow(path, '/applicationManagement')).toBe(expected);
  });
});

const storeThatSaw = (...paths: string[]) => {
  const store = memoryStore();
  store.setup();
  for (const path of paths) recordPath(store, path);
  return store;
};

describe('9 navigation state', () => {
  it('knows nothing at first', () => {
    expect(pathBefore(storeThatSaw(), '/a')).toBeUndefined();
    expect(pathBefore(storeThatSaw('/a'), '/a')).toBeUndefined();
  });

  it('is the same before and after the new path is noted', () => {
    expect(pathBefore(storeThatSaw('/a', '/b'), '/c')).toBe('/b');
    expect(pathBefore(storeThatSaw('/a', '/b', '/c'), '/c')).toBe('/b');
  });

  it('does not change when the same path is noted again, as after a reload', () => {
    expect(pathBefore(storeThatSaw('/a', '/b', '/b'), '/b')).toBe('/a');
  });

  it('survives a reload in the store', () => {
    const before = storeThatSaw('/a', '/b');
    const reloaded = memoryStore(before.listItems?.());
    expect(pathBefore(reloaded, '/b')).toBe('/a');
    expect(pathBefore(reloaded, '/c')).toBe('/b');
  });

  it('is not confused by another tab that writes to the same storage', () => {
    const store = storeThatSaw('/a', '/b');
    store.setItem('navigation.paths', { current: '/elsewhere', previous: '/other' });
    expect(pathBefore(store, '/c')).toBe('/b');
  });

  it('is not that of another tab, in a page that is opened by an address or in a tab of its own', () => {
    const stored = storeThatSaw('/other', '/elsewhere').listItems?.();
    sessionStorage.clear();
    sessionStorage.setItem('navigation.tab', 'another');
    const store = memoryStore(stored);
    expect(pathBefore(store, '/elsewhere')).toBeUndefined();
    recordPath(store, '/elsewhere');
    expect(pathBefore(store, '/elsewhere')).toBeUndefined();
    expect(pathBefore(store, '/c')).toBe('/elsewhere');
  });
});
