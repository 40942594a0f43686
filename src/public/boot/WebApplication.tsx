import {
  type ReactElement,
  type ReactNode,
  StrictMode,
  Suspense,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { type PublicPath, paths, publicPathOf } from '../../../contract/paths';
import { innerPath, loginRoute } from '../../../providers/authProvider/loginRoute';
import { readSession } from '../../../providers/http/session';
import { refuseStrayFiles } from '../../ui/files/refuseStrayFiles';
import { loadable } from '../../ui/loading/loadable';
import { scrollMemory } from '../../ui/page/scrollMemory';
import { LatestToast } from '../../ui/toasts/LatestToast';
import { whenIdle } from '../../ui/whenIdle';
import { ClientConfigProvider } from '../config/ClientConfigProvider';
import type { PrefetchedConfig } from '../config/loadClientConfig';
import { earlyPresses } from '../early/earlyPresses';
import { prefetchScreen } from '../prefetch/prefetchScreen';
import { SignedInApp } from '../prefetch/SignedInApp';
import { browserLocation } from '../routing/browserLocation';
import { Login } from '../session/Login';
import { LoadFailure } from './LoadFailure';

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
  useEffect(refuseStrayFiles, []);
  return (
    <ClientConfigProvider prefetched={config}>
      <LoadFailure>
        <Suspense>{screen ?? signedInApp}</Suspense>
      </LoadFailure>
      <LatestToast />
    </ClientConfigProvider>
  );
};

/** Returns the path that is shown. A public screen stays until the signed-in application is loaded: nothing flashes. */
const useShownPath = (): string => {
  const [path, setPath] = useState(settle);
  useEffect(
    () =>
      browserLocation.subscribe(() => {
        const next = settle();
        if (publicScreen(next)) setPath(next);
        else startTransition(() => setPath(next));
      }),
    [],
  );
  return path;
};

/**
 * Returns the path to show: the browser's, or the login page's in the build, which prerenders it. A visitor without a
 * session who requests a screen that needs one is redirected to the login page first (spec 2.1).
 */
const settle = (): string => {
  if (typeof window === 'undefined') return paths.login;
  if (!publicScreen(window.location.pathname) && !readSession()) {
    window.history.replaceState(null, '', loginRoute(window.location));
  }
  return window.location.pathname;
};

/** Erases the drafts older than a day, no matter who opens the application next (docs/decisions.md, "Forms …"). */
const useEraseOldDrafts = (): void => {
  useEffect(() => {
    // A browser that can store nothing has nothing to erase.
    const start = () => void erase().catch(() => undefined);
    whenIdle(start, longestWait);
  }, []);
};

/** How long the erasure waits for an idle browser, in milliseconds. */
const longestWait = 5000;

/** Fetches the code that erases drafts only if this browser has drafts, or cannot tell whether it has. */
const erase = async (): Promise<void> => {
  const databases = await indexedDB.databases?.();
  if (databases && !databases.some(({ name }) => name === database)) return;
  const { eraseOldDrafts } = await import('../../app/account/eraseOldDrafts');
  await eraseOldDrafts();
};

/** The name of the database of src/kit/draft. */
const database = 'drafts';

const AccessibilityStatement = loadable(
  async () => (await import('../accessibility/AccessibilityStatement')).AccessibilityStatement,
);

const PrivacyNotice = loadable(async () => (await import('../privacy/PrivacyNotice')).PrivacyNotice);

// Loaded separately, so that the login page, which is seen far more often, need not wait for them.
const PasswordRecovery = loadable(
  async () => (await import('../password/PasswordRecovery')).PasswordRecovery,
);
const PasswordReset = loadable(async () => (await import('../password/PasswordReset')).PasswordReset);

const screens: Readonly<Record<PublicPath, ReactNode>> = {
  [paths.login]: <Login />,
  [paths.passwordRecovery]: <PasswordRecovery />,
  [paths.passwordReset]: <PasswordReset />,
  [paths.accessibility]: <AccessibilityStatement />,
  [paths.privacy]: <PrivacyNotice />,
};

/** Returns the screen at a path that needs no session; undefined for a path whose screen needs one. */
const publicScreen = (pathname: string): ReactNode => {
  const path = publicPathOf(pathname);
  return path && screens[path];
};

/** Prefetches what visitors will need once signed in, while they are typing and the page is idle. */
const usePrefetch = (isWanted: boolean): void => {
  useEffect(() => {
    if (isWanted) whenIdle(prefetchWantedScreen);
  }, [isWanted]);
};

const prefetchWantedScreen = () => {
  const { origin, search } = window.location;
  const wanted = innerPath(new URLSearchParams(search).get('redirect'));
  prefetchScreen(new URL(wanted, origin).pathname);
};
