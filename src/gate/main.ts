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

// What zod reads when it is loaded: else it tries whether it may use `eval`, and browsers report what the policy refuses.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

setThemeVariables(document.documentElement);

/** For somebody who is signed in, what their page is not rendered without; for others, that the login page was painted. */
const prepare = async (): Promise<PrefetchedConfig | undefined> => {
  if (publicPathOf(window.location.pathname) || !readSession()) {
    await prerendered.painted();
    return undefined;
  }
  const config = prefetchConfig();
  // Nothing is rendered before it is there: React would keep a fallback longer than that takes.
  await SignedInApp.prefetch();
  return config;
};

prepare().then(start, (error) => {
  console.error('The application could not be loaded', error);
  prerendered.showLoadFailure();
});
