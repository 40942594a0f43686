import type { QueryClient } from '@tanstack/react-query';
import { localStorageStore, type Store } from 'ra-core';
import { homeRoute } from '../../../contract/rules/homeRoute';
import { sessionAnswers } from '../../../providers/authProvider/sessionAnswers';
import { dataProvider } from '../../../providers/dataProvider/dataProvider';
import { pathBefore } from '../../kit/navigation/visitedPaths';
import { registry } from '../registry';
import { answerFromSession } from './answerFromSession';
import { createQueryClient } from './createQueryClient';
import { loadScreen } from './loadScreen';

/** What the part behind the sign-in keeps from when it is shown until it goes. */
interface Run {
  /** The server's answers. */
  queryClient: QueryClient;
  /** What outlasts it, in this browser. */
  store: Store;
  /** Resolves once the code of the screen that this page was opened for is there, or does not come. */
  firstScreen: Promise<void>;
}

const home = '/';

/** Fetches what the screen shows that this page was opened for, beside the drawing of all that stands around it. */
const fetchFirstScreen = async ({ queryClient, store }: Omit<Run, 'firstScreen'>): Promise<void> => {
  const { pathname } = window.location;
  const isHome = pathname === home;
  const screen = await loadScreen(registry, isHome ? homeRoute(sessionAnswers.grants()) : pathname);
  if (!screen) return;
  const { resource, action, component } = screen;
  const allows = (wanted: string) => sessionAnswers.allows(resource, wanted);
  const previousPath = isHome ? home : pathBefore(store, pathname);
  if (allows(action))
    component.fetchAhead?.({ resource, allows, previousPath, dataProvider, queryClient, store });
};

/** Begins a run for whoever is signed in. */
export const beginRun = (): Run => {
  const kept = { queryClient: createQueryClient(), store: localStorageStore() };
  if (!sessionAnswers.isSignedIn()) return { ...kept, firstScreen: Promise.resolve() };
  answerFromSession(kept.queryClient);
  return { ...kept, firstScreen: fetchFirstScreen(kept) };
};
