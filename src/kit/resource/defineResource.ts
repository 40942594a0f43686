import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, Store } from 'ra-core';
import type { ComponentType } from 'react';

/** What a screen finds around it before it is drawn. */
export interface Surroundings {
  /** The resource that it belongs to. */
  resource: string;
  /** Whether its visitor may do something with that resource. */
  allows: (action: string) => boolean;
  /** The path that was shown before. */
  previousPath: string | undefined;
  /** The query of its address, with its question mark; empty when there is none. */
  search: string;
  /** What was handed over with it; null where nothing was. */
  state: unknown;
  dataProvider: DataProvider;
  queryClient: QueryClient;
  store: Store;
}

/** What draws a screen. */
export type ScreenComponent = ComponentType & {
  /** Begins to fetch what it will show, when the page is opened for it; only called for those who may see it. */
  prefetch?: (around: Surroundings) => void;
};

/** A screen at a URL of its own; loaded when first visited, drawn only once `action` is allowed. */
export interface Screen {
  /** Absolute URL pattern, such as `/applicationManagement/:id/details`. */
  path: string;
  /** The action on this resource that a visitor must be allowed. */
  action: string;
  load: () => Promise<ScreenComponent>;
  /** Stands in its place while its code and its rights are on their way; shows nothing but what a list has shown. A skeleton when absent. */
  Pending?: ComponentType;
}

/** An item of the main navigation. */
export interface MenuEntry {
  /** Translation key. */
  label: string;
  to: string;
  /** The action on this resource without which the item is not shown. */
  action: string;
  /** Where among all items; lowest first. */
  position: number;
}

/** A resource as its folder declares it. */
export interface ResourceDefinition {
  /** react-admin's name; the same as the folder's. */
  name: string;
  /** Names the calls of our own that it needs: its menu items and screens are there only while the back end offers them. */
  extension?: string | undefined;
  screens: readonly Screen[];
  menu: readonly MenuEntry[];
  /** Actions that its screens ask for besides those of `screens` and `menu`. */
  actions?: readonly string[];
  /** Translation keys that its screens need; a test names those that no message has. */
  texts?: readonly string[];
}

/** Declares a resource. */
export const defineResource = (definition: ResourceDefinition): ResourceDefinition => definition;
