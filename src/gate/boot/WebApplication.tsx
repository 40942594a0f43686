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
  /** The configuration, if it was requested already. */
  config?: PrefetchedConfig | undefined;
}

/** Returns the content of the page's root, for browsers and for the build, which prerenders it. */
export const rootElement = (config?: PrefetchedConfig): ReactElement => (
  <StrictMode>
    <WebApplication config={config} />
  </StrictMode>
);

const signedInApp = <SignedInApp />;

/** The whole web application: the screens that need no session, and the rest, which is loaded when needed. */
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
