import { hashKey, type QueryClient } from '@tanstack/react-query';
import { type DataProvider, localStorageStore, type Store } from 'ra-core';
import { paths } from '../../../contract/paths';
import { homeRoute } from '../../../contract/rules/homeRoute';
import { sessionResponses } from '../../../providers/authProvider/sessionResponses';
import { capabilities } from '../../../providers/http/capabilities';
import { revealState } from '../../kit/navigation/hiddenState';
import { pathBefore } from '../../kit/navigation/visitedPaths';
import type { ResourceDefinition, ScreenComponent } from '../../kit/resource/defineResource';
import { findScreen } from '../../kit/resource/findScreen';
import { loadable } from '../../ui/loading/loadable';
import { homeScreens } from '../home/homeScreens';
import { answerFromSession } from './answerFromSession';
import { createQueryClient } from './createQueryClient';

/** What the application keeps while somebody is signed in. */
interface Kept {
  /** The server's answers. */
  queryClient: QueryClient;
  /** What this browser stores beyond the session. */
  store: Store;
}

/** The application, ready to be rendered for one user. */
export interface BootedApp extends Kept {
  /** A key for the user it was booted for, and their rights. */
  user: string;
  /** Resolves once everything that the first render should wait for is loaded. */
  isReady: Promise<void>;
}

/** What the application is made of. */
interface AppParts {
  registry: readonly ResourceDefinition[];
  dataProvider: DataProvider;
}

/** Boots the application for the signed-in user. */
export const bootApp = (parts: AppParts): BootedApp => {
  const kept = { queryClient: createQueryClient(), store: createStore() };
  answerFromSession(kept.queryClient);
  return { ...kept, user: currentUser(), isReady: prefetchFirstScreen(parts, kept) };
};

/** Returns a key for the session's user and their rights. */
export const currentUser = (): string => hashKey([sessionResponses.identity(), sessionResponses.grants()]);

/** Creates the store of what this browser keeps beyond the session. Signing out clears all but preferences. */
const createStore = (): Store => {
  const store = localStorageStore();
  return {
    ...store,
    reset: () => {
      const kept = Object.entries(store.listItems?.(lasting) ?? {});
      store.reset();
      for (const [key, value] of kept) store.setItem(key, value);
    },
  };
};

/** Key of the entries that survive signing out: they say how this device is used, and nothing about a person. */
const lasting = 'preferences';

/**
 * Fetches the code of the screen that this page was opened for, and starts fetching its data, which loads while the
 * frame around the screen is rendered.
 */
const prefetchFirstScreen = async (
  { registry, dataProvider }: AppParts,
  { queryClient, store }: Kept,
): Promise<void> => {
  const { pathname, search } = window.location;
  const isHome = pathname === paths.home;
  const isOffered = (capability: string | undefined) => capabilities.allow({ capability });
  const found = findScreen(
    registry.filter(({ capability }) => isOffered(capability)),
    isHome ? homeRoute(sessionResponses.grants(), homeScreens(registry, isOffered)) : pathname,
  );
  if (!found) return;
  const { resource, screen } = found;
  const allows = (action: string) => sessionResponses.allows(resource, action);
  const previousPath = isHome ? paths.home : pathBefore(store, pathname);
  const prefetch = (component: ScreenComponent | undefined) => {
    if (!allows(screen.action)) return;
    // The router keeps the id of a link's state in the history under `usr`.
    const state = revealState(window.history.state?.usr);
    const environment = { resource, allows, previousPath, search, state };
    component?.prefetch?.({ ...environment, dataProvider, queryClient, store });
  };
  await loadable(screen.load).prefetch().then(prefetch);
};
