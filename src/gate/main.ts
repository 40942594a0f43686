import '@fontsource-variable/public-sans';
import '../ui/base.css';
import './gate.css';
import './frame/frame.css';
import { paths, publicPathOf } from '../../contract/paths';
import { readSession } from '../../providers/http/session';
import { setThemeVariables } from '../ui/theme/themeVariables';
import { prerendered } from './boot/prerendered';
import { type PrefetchedConfig, prefetchConfig } from './config/loadClientConfig';
import { prefetchScreen } from './prefetch/prefetchScreen';
import { SignedInApp } from './prefetch/SignedInApp';

const { pathname } = window.location;
const publicPath = publicPathOf(pathname);

// What zod reads when it is loaded: else it tries whether it may use `eval`, and browsers report what the policy refuses.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

setThemeVariables(document.documentElement);

/** What somebody who is signed in asks for is fetched while the page itself, which index.html preloads, is on its way. */
const prefetchForSession = async (): Promise<PrefetchedConfig> => {
  prefetchScreen(pathname);
  const config = prefetchConfig();
  // Nothing is rendered before it is there: React would keep a fallback longer than that takes.
  await SignedInApp.prefetch();
  return config;
};

const prepare = async (): Promise<PrefetchedConfig | undefined> => {
  if (!publicPath && readSession()) return prefetchForSession();
  if (!publicPath || publicPath === paths.login) await prerendered.showLogin();
  return undefined;
};

Promise.all([prepare(), import('./boot/start')]).then(
  ([config, { start }]) => start(config),
  (error) => {
    console.error('The application could not be loaded', error);
    prerendered.showLoadFailure();
  },
);
