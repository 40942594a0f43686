import { type ReactElement, StrictMode, Suspense, useEffect, useLayoutEffect } from 'react';
import { scrollMemory } from '../../ui/page/scrollMemory';
import { LatestToast } from '../../ui/toasts/LatestToast';
import { ClientConfigProvider } from '../config/ClientConfigProvider';
import type { PrefetchedConfig } from '../config/loadClientConfig';
import { earlyPresses } from '../early/earlyPresses';
import { SignedInApp } from '../prefetch/SignedInApp';
import { usePrefetch } from '../prefetch/usePrefetch';
import { LoadFailure } from './LoadFailure';
import { publicScreen } from './publicScreen';
import { useEraseOldDrafts } from './useEraseOldDrafts';
import { useShownPath } from './useShownPath';

interface WebApplicationProps {
  /** The configuration, where it was asked for before. */
  config?: PrefetchedConfig | undefined;
}

/** All that stands in the page's root, in a browser as in the build, which prerenders it. */
export const rootElement = (config?: PrefetchedConfig): ReactElement => (
  <StrictMode>
    <WebApplication config={config} />
  </StrictMode>
);

const signedInApp = <SignedInApp />;

/** The whole web application: the screens that need no session, and behind them, loaded when needed, the rest. */
export const WebApplication = ({ config }: WebApplicationProps) => {
  useLayoutEffect(() => scrollMemory.begin(), []);
  const screen = publicScreen(useShownPath());
  usePrefetch(screen !== undefined);
  useEraseOldDrafts();
  useEffect(() => earlyPresses.repeat(), []);
  return (
    <ClientConfigProvider prefetched={config}>
      <LoadFailure>
        <Suspense>{screen ?? signedInApp}</Suspense>
      </LoadFailure>
      <LatestToast />
    </ClientConfigProvider>
  );
};
