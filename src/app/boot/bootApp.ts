import { hashKey, QueryCache, QueryClient } from '@tanstack/react-query';
import { type DataProvider, HttpError, localStorageStore, type Store } from 'ra-core';
import { accessTable, allows } from '../../../contract/access';
import { paths } from '../../../contract/paths';
import { homeRoute } from '../../../contract/rules/homeRoute';
import { sessionResponses } from '../../../providers/authProvider/sessionResponses';
import { capabilities } from '../../../providers/http/capabilities';
import { logFailure } from '../../../providers/http/request';
import { revealState } from '../../kit/navigation/hiddenState';
import { pathBefore } from '../../kit/navigation/visitedPaths';
import type { ResourceDefinition, ScreenComponent } from '../../kit/resource/defineResource';
import { findScreen } from '../../kit/resource/registryContext';
import { loadable } from '../../ui/loading/loadable';
import { toasts } from '../../ui/toasts/toasts';
import { homeScreens } from '../home/homeScreens';

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

/**
 * Seeds react-admin's cache with the session's answers. Otherwise it would request each of them after a render and
 * render again, guard after guard, before a screen's first call goes out. Rights are requested again when another tab
 * changes the session, not on every render of a button.
 */
const answerFromSession = (queryClient: QueryClient): void => {
  if (!sessionResponses.isSignedIn()) return;
  const grants = sessionResponses.grants();
  queryClient.setQueryDefaults(['auth', 'canAccess'], {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  queryClient.setQueryData(['auth', 'checkAuth', {}], true);
  queryClient.setQueryData(['auth', 'getIdentity'], sessionResponses.identity());
  queryClient.setQueryData(['auth', 'getPermissions', {}], grants);
  for (const [resource, actions] of Object.entries(accessTable())) {
    for (const action of Object.keys(actions)) {
      queryClient.setQueryData(['auth', 'canAccess', { action, resource }], allows(grants, resource, action));
    }
  }
};

const firstServerFailure = 500;
const maxRetries = 1;
/** The pause before an automatic retry, in milliseconds: the usual one, and the longest that the server may ask for. */
const pauses = { usual: 1000, longest: 10_000 };

const pauseBefore = (error: unknown): number =>
  (error instanceof HttpError ? error.body?.retryAfter : undefined) ?? pauses.usual;

/** Retries a failed read once, where that can help: not when the server refused it, and not without an answer. */
const retry = (failures: number, error: unknown) =>
  failures < maxRetries &&
  error instanceof HttpError &&
  error.status >= firstServerFailure &&
  pauseBefore(error) <= pauses.longest;

// Without a network a call fails and says so; by default the library would pause it silently.
const networkMode = 'always';

/** Creates the application's cache for one session. Every failed load is logged here, shown or not (spec 8). */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      // The rest of the key may contain a tax number, so the log gets only the resource and the method.
      onError: (error, { queryKey: [resource, method] }) => {
        logFailure(`${resource} ${method} failed`, error);
        const reference = error instanceof HttpError && error.body?.reference;
        if (reference) toasts.noteFailure(reference);
      },
    }),
    defaultOptions: {
      // What the page still lacks when the network is back is loaded automatically.
      queries: {
        retry,
        retryDelay: (_, error) => pauseBefore(error),
        networkMode,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
      mutations: { networkMode },
    },
  });
