import { type Context, createElement, type ReactNode } from 'react';
import { sessionResponses } from '../../../providers/authProvider/sessionResponses';
import { inFlight } from '../../../providers/http/request';
import { findScreen, type RegistryContext, type useMenu } from '../../kit/resource/registryContext';
import { ServiceNotice } from '../../tariff/verification/ServiceNotice';
import { loadable } from '../../ui/loading/loadable';
import { whenIdle } from '../../ui/whenIdle';

type Value<Of> = Of extends Context<infer Held> ? Held : never;

interface MenuPrefetch {
  menu: ReturnType<typeof useMenu>;
  registry: Value<typeof RegistryContext>;
  /** Shows what people are told above every page. */
  showNotice: (notice: ReactNode) => void;
  /** Whether the prefetch is no longer wanted. */
  isGone: () => boolean;
}

/** How long the first page has the network to itself, in milliseconds. */
const pause = 1500;

/** How often it is looked whether the first page has what it asked for, in milliseconds. */
const look = 200;

/** Resolves when no request is in flight; looks every so many milliseconds. */
const quiet = async (milliseconds: number): Promise<void> => {
  do {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  } while (inFlight.getSnapshot() > 0);
};

/** Resolves when no request is in flight and the browser is idle. */
const idle = async (): Promise<void> => {
  await quiet(pause);
  await new Promise<void>((resolve) => whenIdle(resolve));
};

/**
 * Shows which outside services do not answer, and prefetches the code that refreshes a session, and the menu's
 * screens one by one, while idle.
 */
export const prefetchMenu = async ({ menu, registry, showNotice, isGone }: MenuPrefetch): Promise<void> => {
  await quiet(look);
  if (isGone()) return;
  showNotice(createElement(ServiceNotice));
  await idle();
  // It must be there even after a new version has removed its files.
  await import('../../../providers/http/refreshSession').catch(() => undefined);
  for (const { entry, resource } of menu) {
    const screen = findScreen(registry, entry.to)?.screen;
    if (!screen || !sessionResponses.allows(resource, entry.action)) continue;
    await idle();
    if (isGone()) return;
    await loadable(screen.load).prefetch();
  }
};
