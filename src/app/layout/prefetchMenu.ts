import type { Context } from 'react';
import { sessionResponses } from '../../../providers/authProvider/sessionResponses';
import { inFlight } from '../../../providers/http/request';
import { findScreen, type RegistryContext, type useMenu } from '../../kit/resource/registryContext';
import { ServiceNotice } from '../../tariff/verification/ServiceNotice';
import { loadable } from '../../ui/loading/loadable';
import { whenIdle } from '../../ui/whenIdle';
import { SearchAnything } from './SearchButton';

export { ServiceNotice };

type Value<Of> = Of extends Context<infer Held> ? Held : never;

interface MenuPrefetch {
  menu: ReturnType<typeof useMenu>;
  registry: Value<typeof RegistryContext>;
  /** Whether the prefetch is no longer wanted. */
  isGone: () => boolean;
}

/** How long the first page has the network to itself, in milliseconds. */
const pause = 1500;

/** Resolves when no request is in flight and the browser is idle. */
const idle = async (): Promise<void> => {
  do {
    await new Promise((resolve) => setTimeout(resolve, pause));
  } while (inFlight.getSnapshot() > 0);
  await new Promise<void>((resolve) => whenIdle(resolve));
};

/** Prefetches the code that refreshes a session, the search, and the menu's screens one by one, while idle. */
export const prefetchMenu = async ({ menu, registry, isGone }: MenuPrefetch): Promise<void> => {
  await idle();
  // It must be there even after a new version has removed its files.
  await import('../../../providers/http/refreshSession').catch(() => undefined);
  // A user who opens it by a key goes on typing.
  await SearchAnything.prefetch();
  for (const { entry, resource } of menu) {
    const screen = findScreen(registry, entry.to)?.screen;
    if (!screen || !sessionResponses.allows(resource, entry.action)) continue;
    await idle();
    if (isGone()) return;
    await loadable(screen.load).prefetch();
  }
};
