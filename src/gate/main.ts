import '@fontsource-variable/public-sans';
import '../ui/base.css';
import './gate.css';
import './frame/frame.css';
import { publicPathOf } from '../../contract/paths';
import { readSession } from '../../providers/http/session';
import { setThemeVariables } from '../ui/theme/themeVariables';
import { start } from './boot/start';
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
  if (publicPathOf(window.location.pathname) || !readSession()) {
    await prerendered.painted();
    return undefined;
  }
  const config = prefetchConfig();
  // Nothing is rendered before this is loaded: React would keep a fallback for longer than that takes.
  await SignedInApp.prefetch();
  return config;
};

prepare().then(start, (error) => {
  console.error('The application could not be loaded', error);
  prerendered.showLoadFailure();
});
