import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, RaRecord, Store } from 'ra-core';
import type { ComponentType } from 'react';
import type { IconName } from '../../ui/icons/Icon';

/** What is known about a screen and its environment before it renders. */
export interface ScreenEnvironment {
  /** The resource that it belongs to. */
  resource: string;
  /** Returns whether the visitor may perform an action on that resource. */
  allows: (action: string) => boolean;
  /** The path that was shown before this one. */
  previousPath: string | undefined;
  /** The query string of its URL, with the question mark; empty if there is none. */
  search: string;
  /** The state of its history entry; null if there is none. */
  state: unknown;
  dataProvider: DataProvider;
  queryClient: QueryClient;
  store: Store;
}

/** The component that renders a screen. */
export type ScreenComponent = ComponentType & {
  /** Prefetches its data when the page is opened at this screen; called only for users who may see it. */
  prefetch?: (environment: ScreenEnvironment) => void;
};

/** A screen with its own URL; loaded when first visited, rendered only once `action` is allowed. */
export interface Screen {
  /** Absolute URL pattern, such as `/applicationManagement/:id/details`. */
  path: string;
  /** The action on this resource that the visitor must be allowed. */
  action: string;
  load: () => Promise<ScreenComponent>;
  /** Shown while its code and the user's rights load; shows only what a list has shown. A skeleton when absent. */
  Pending?: ComponentType;
}

/** The groups of the main navigation, in order; an item without one belongs to the first. */
export const menuGroups = ['work', 'entities', 'control', 'settings'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** An item of the main navigation. */
export interface MenuEntry {
  /** Translation key. */
  label: string;
  to: string;
  /** The action on this resource without which the item is not shown. */
  action: string;
  group?: MenuGroup | undefined;
  /** The position in its group; lowest first. */
  position: number;
  /** `false` if Home never leads there. */
  isHome?: false;
}

/** A panel beside the work, or over it where there is no room; a button in the header opens it. */
export interface Panel {
  /** Translation key of its name, which the button has too. */
  label: string;
  icon: IconName;
  /** The screen that shows the same as a page of its own. */
  to: string;
  /** Loaded when it is opened for the first time. */
  load: () => Promise<ComponentType<PanelProps>>;
}

export interface PanelProps {
  /** The id that its button refers to. */
  id: string;
  onClose: () => void;
}

/** A resource, as declared by its folder. */
export interface ResourceDefinition {
  /** react-admin's name; the same as the folder's. */
  name: string;
  /** The capability (calls of our own) that it needs; menu items and screens exist only while the back end offers it. */
  capability?: string | undefined;
  screens: readonly Screen[];
  /** The field that names a record where react-admin's own components speak of one, or a function that does. */
  recordRepresentation?: string | ((record: RaRecord) => string);
  menu: readonly MenuEntry[];
  /** The panel beside the work; only one resource may have one. */
  panel?: Panel;
  /** Actions that its screens check besides those of `screens` and `menu`. */
  actions?: readonly string[];
  /** Translation keys that its screens need; a test reports those without a message. */
  texts?: readonly string[];
}

/** Declares a resource. */
export const defineResource = (definition: ResourceDefinition): ResourceDefinition => definition;
