import { matchPath } from 'react-router';
import type { ResourceDefinition, Screen } from './defineResource';

/** Returns the screen at a path and the resource that it belongs to; undefined if there is none. */
export const findScreen = (
  registry: readonly ResourceDefinition[],
  pathname: string,
): { resource: string; screen: Screen } | undefined => {
  for (const { name, screens } of registry) {
    const screen = screens.find(({ path }) => matchPath(path, pathname));
    if (screen) return { resource: name, screen };
  }
  return undefined;
};
