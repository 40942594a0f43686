import { Suspense, useEffect, useLayoutEffect } from 'react';
import { scrollMemory } from '../../kit/layout/scrollMemory';
import { ToastStack } from '../../kit/notifications/ToastStack';
import { ClientConfigProvider } from '../config/ClientConfigProvider';
import type { ConfigAhead } from '../config/loadClientConfig';
import { sessionScreen } from '../session/sessionScreen';
import { earlyPresses } from './earlyPresses';
import { LoadFailure } from './LoadFailure';
import { MainPart } from './MainPart';
import { usePreload } from './usePreload';
import { useShownPath } from './useShownPath';

const mainPart = <MainPart />;

/** The whole web application: the screens that need no session, and behind them, loaded when needed, the rest. */
export const WebApplication = ({ config }: { config?: ConfigAhead | undefined }) => {
  useLayoutEffect(() => scrollMemory.begin(), []);
  const screen = sessionScreen(useShownPath());
  usePreload(screen !== undefined);
  useEffect(() => earlyPresses.repeat(), []);
  return (
    <ClientConfigProvider ahead={config}>
      <LoadFailure>
        <Suspense>{screen ?? mainPart}</Suspense>
      </LoadFailure>
      <ToastStack />
    </ClientConfigProvider>
  );
};
