import type { HomeScreen } from '../../../contract/rules/homeRoute';
import type { ResourceDefinition } from '../../kit/resource/defineResource';
import { menuOf } from '../../kit/resource/registryContext';

/** Returns the screens of the main navigation that Home may lead to, without those whose calls the back end lacks. */
export const homeScreens = (
  registry: readonly ResourceDefinition[],
  isOffered: (capability: string | undefined) => boolean,
): HomeScreen[] =>
  menuOf(registry)
    .filter(({ capability, entry }) => isOffered(capability) && entry.isHome !== false)
    .map(({ entry, resource }) => ({ path: entry.to, resource, action: entry.action }));
