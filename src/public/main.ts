import '@fontsource-variable/public-sans';
import '../ui/base.css';
import './public.css';
import './frame/frame.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { publicPathOf } from '../../contract/paths';
import { forgetFormerUser, readSession } from '../../providers/http/session';
import { setThemeVariables } from '../ui/theme/themeVariables';
import { rootElement } from './boot/WebApplication';
import { type PrefetchedConfig, prefetchConfig } from './config/loadClientConfig';
import { prerendered } from './early/prerendered';
import { SignedInApp } from './prefetch/SignedInApp';

// Read by zod when it loads: otherwise zod tests whether it may use `eval`, and browsers report the policy violation.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

setThemeVariables(document.documentElement);

/**
 * Loads, for a signed-in visitor, the code that the first render needs, and requests and returns the configuration; for
 * others, waits until the login page is painted.
 */
const prepare = async (): Promise<PrefetchedConfig | undefined> => {
  // A tab that was closed or asleep may come back with the history of somebody who has signed out meanwhile.
  forgetFormerUser();
  if (publicPathOf(window.location.pathname) || !readSession()) {
    await prerendered.painted();
    return undefined;
  }
  const config = prefetchConfig();
  // Nothing is rendered before this is loaded: React would keep a fallback for longer than that takes.
  await SignedInApp.prefetch();
  return config;
};

/**
 * Starts the web application in the page. A prerendered login page is hydrated; anything else is replaced when the
 * application renders.
 * @param config given for a visitor who is signed in
 */
const start = (config?: PrefetchedConfig): void => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');
  if (prerendered.isLogin(root) && !config) hydrateRoot(root, rootElement());
  else createRoot(root).render(rootElement(config));
};

prepare().then(start, (error) => {
  console.error('The application could not be loaded', error);
  prerendered.showLoadFailure();
});
