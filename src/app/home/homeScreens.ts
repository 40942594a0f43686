import type { HomeScreen } from '../../../contract/rules/homeRoute';
import type { ResourceDefinition } from '../../kit/resource/defineResource';
import { menuOf } from '../../kit/resource/registryContext';

/** The screens of the main navigation that Home may lead to. */
export const homeScreens = (registry: readonly ResourceDefinition[]): HomeScreen[] =>
  menuOf(registry).map(({ entry, resource }) => ({ path: entry.to, resource, action: entry.action }));
