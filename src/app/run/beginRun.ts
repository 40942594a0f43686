import { hashKey, type QueryClient } from '@tanstack/react-query';
import { localStorageStore, type Store } from 'ra-core';
import { homeRoute } from '../../../contract/rules/homeRoute';
import { sessionAnswers } from '../../../providers/authProvider/sessionAnswers';
import { dataProvider } from '../../../providers/dataProvider/dataProvider';
import { loadable } from '../../kit/loading/loadable';
import { pathBefore } from '../../kit/navigation/visitedPaths';
import type { ScreenComponent } from '../../kit/resource/defineResource';
import { findScreen } from '../../kit/resource/findScreen';
import { registry } from '../registry';
import { answerFromSession } from './answerFromSession';
import { createQueryClient } from './createQueryClient';

interface Kept {
  /** The server's answers. */
  queryClient: QueryClient;
  /** What outlasts it, in this browser. */
  store: Store;
}

/** What the part behind the sign-in keeps from when it is shown until it goes. */
export interface Run extends Kept {
  /** Whose it is: nobody else's, and nobody's with other rights. */
  of: string;
  /** Resolves once nothing is missing for a first drawing that is worth waiting for. */
  isReady: Promise<void>;
}

const home = '/';

/** Fetches, beside the drawing of all that stands around it, the screen that this page was opened for, and what it shows. */
const fetchFirstScreen = async ({ queryClient, store }: Kept): Promise<void> => {
  const { pathname } = window.location;
  const isHome = pathname === home;
  const found = findScreen(registry, isHome ? homeRoute(sessionAnswers.grants()) : pathname);
  if (!found) return;
  const { resource, screen } = found;
  const allows = (action: string) => sessionAnswers.allows(resource, action);
  const previousPath = isHome ? home : pathBefore(store, pathname);
  const begin = (component: ScreenComponent | undefined) => {
    if (!allows(screen.action)) return;
    component?.fetchAhead?.({ resource, allows, previousPath, dataProvider, queryClient, store });
  };
  const fetching = loadable(screen.load).loadAhead().then(begin);
  // Any other screen comes later than what stands around it.
  if (screen.isLight) await fetching;
};

/** Of whom a run would be that began now. */
export const currentUser = (): string => hashKey([sessionAnswers.identity(), sessionAnswers.grants()]);

/** Begins a run for whoever is signed in. */
export const beginRun = (): Run => {
  const kept = { queryClient: createQueryClient(), store: localStorageStore() };
  answerFromSession(kept.queryClient);
  return { ...kept, of: currentUser(), isReady: fetchFirstScreen(kept) };
};
