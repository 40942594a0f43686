import type { Context } from 'react';
import { sessionAnswers } from '../../../providers/authProvider/sessionAnswers';
import { inFlight } from '../../../providers/http/inFlight';
import { findScreen } from '../../kit/resource/findScreen';
import type { RegistryContext, useMenu } from '../../kit/resource/registryContext';
import { loadable } from '../../ui/loading/loadable';
import { whenIdle } from '../../ui/whenIdle';
import { SearchAnything } from './SearchButton';

type Value<Of> = Of extends Context<infer Held> ? Held : never;

interface MenuPrefetch {
  menu: ReturnType<typeof useMenu>;
  registry: Value<typeof RegistryContext>;
  /** Whether nobody wants it any more. */
  isGone: () => boolean;
}

/** How long the first page has before anything is fetched beside it, in milliseconds. */
const pause = 1500;

/** Resolves when nothing is asked of the server and the browser has nothing to do. */
const idle = async (): Promise<void> => {
  do {
    await new Promise((resolve) => setTimeout(resolve, pause));
  } while (inFlight.getSnapshot() > 0);
  await new Promise<void>((resolve) => whenIdle(resolve));
};

/** Fetches what keeps a session going, the search for anything, and the screens of the menu one after the other, while nothing else is to be done. */
export const prefetchMenu = async ({ menu, registry, isGone }: MenuPrefetch): Promise<void> => {
  await idle();
  // It must not be missing when a new version has taken its files away.
  await import('../../../providers/authProvider/refreshSession').catch(() => undefined);
  // Whoever opens it by a key goes on typing.
  await SearchAnything.prefetch();
  for (const { entry, resource } of menu) {
    const screen = findScreen(registry, entry.to)?.screen;
    if (!screen || !sessionAnswers.allows(resource, entry.action)) continue;
    await idle();
    if (isGone()) return;
    await loadable(screen.load).prefetch();
  }
};
