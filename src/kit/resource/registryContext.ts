import { createContext, useContext, useMemo } from 'react';
import { matchPath } from 'react-router';
import {
  type MenuEntry,
  type MenuGroup,
  menuGroups,
  type Panel,
  type ResourceDefinition,
  type Screen,
} from './defineResource';

/** Provides every resource of the application. */
export const RegistryContext = createContext<readonly ResourceDefinition[]>([]);

/** An item of the main navigation, with the resource that its action belongs to. */
export interface MenuItem {
  entry: MenuEntry;
  /** Its group, where it is the first of it. */
  begins?: MenuGroup | undefined;
  resource: string;
  /** The capability (calls of our own) without which it is not shown. */
  capability: string | undefined;
}

/** Returns all items of the main navigation in order; the caller decides which of them a user sees. */
export const menuOf = (registry: readonly ResourceDefinition[]): MenuItem[] => {
  const items = registry
    .flatMap(({ name, capability, menu }) => menu.map((entry) => ({ entry, resource: name, capability })))
    .sort((a, b) => a.entry.position - b.entry.position);
  return menuGroups.flatMap((group) =>
    items
      .filter(({ entry }) => (entry.group ?? menuGroups[0]) === group)
      .map((item, index) => ({ ...item, begins: index === 0 ? group : undefined })),
  );
};

/** Returns all items of the main navigation, in order, of the surrounding registry. */
export const useMenu = (): readonly MenuItem[] => {
  const registry = useContext(RegistryContext);
  return useMemo(() => menuOf(registry), [registry]);
};

/** Returns the panel beside the work that a resource has; undefined where none has one. */
export const panelOf = (registry: readonly ResourceDefinition[]): Panel | undefined =>
  registry.find(({ panel }) => panel)?.panel;

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
