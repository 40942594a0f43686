import { Suspense } from 'react';
import { Toasts } from '../../kit/notifications/Toasts';
import { ClientConfigProvider } from '../config/ClientConfigProvider';
import { sessionScreen } from '../session/sessionScreen';
import { LoadFailure } from './LoadFailure';
import { MainPart } from './MainPart';
import { usePreload } from './usePreload';
import { useShownPath } from './useShownPath';

const mainPart = <MainPart />;

/** The whole web application: the screens that need no session, and behind them, loaded when needed, the rest. */
export const WebApplication = () => {
  const screen = sessionScreen(useShownPath());
  usePreload(screen !== undefined);
  return (
    <ClientConfigProvider>
      <LoadFailure>
        <Suspense>{screen ?? mainPart}</Suspense>
      </LoadFailure>
      <Toasts />
    </ClientConfigProvider>
  );
};
