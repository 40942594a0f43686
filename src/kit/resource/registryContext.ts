import { createContext, useContext, useMemo } from 'react';
import type { MenuEntry, ResourceDefinition } from './defineResource';

/** Holds every resource of the application, for `useMenu`. */
export const RegistryContext = createContext<readonly ResourceDefinition[]>([]);

/** An item of the main navigation, with the resource that its action belongs to. */
export interface MenuItem {
  entry: MenuEntry;
  resource: string;
  /** Names the calls of our own without which it is not there. */
  extension: string | undefined;
}

/** The items of the main navigation in their order, for everyone; who sees which is up to the caller. */
export const menuOf = (registry: readonly ResourceDefinition[]): MenuItem[] =>
  registry
    .flatMap(({ name, extension, menu }) => menu.map((entry) => ({ entry, resource: name, extension })))
    .sort((a, b) => a.entry.position - b.entry.position);

/** The same of the registry around. */
export const useMenu = (): readonly MenuItem[] => {
  const registry = useContext(RegistryContext);
  return useMemo(() => menuOf(registry), [registry]);
};
