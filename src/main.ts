import '@fontsource-variable/public-sans';
import './kit/style/base.css';
import './app/light/light.css';
import './app/layout/layout.css';
import { readSession } from '../providers/authProvider/sessionStore';
import { type ConfigAhead, loadConfigAhead } from './app/config/loadClientConfig';
import { drawn } from './app/entry/drawn';
import { MainPart } from './app/entry/MainPart';
import { preloadScreen } from './app/entry/preloadScreen';
import { isSessionPath, loginPath, plainPath } from './app/session/sessionRoutes';
import { setThemeVariables } from './app/theme/themeVariables';

const { pathname } = window.location;

setThemeVariables(document.documentElement);

/** For somebody who is signed in, what they want is fetched beside the page itself, which index.html preloads. */
const prepareScreen = async (): Promise<ConfigAhead> => {
  preloadScreen(pathname);
  const config = loadConfigAhead();
  // Nothing is drawn before it is there, since a fallback would be kept longer than that takes.
  await MainPart.loadAhead();
  return config;
};

const prepare = async (): Promise<ConfigAhead | undefined> => {
  if (!isSessionPath(pathname) && readSession()) return prepareScreen();
  if (!isSessionPath(pathname) || plainPath(pathname) === loginPath) await drawn.login();
  return undefined;
};

Promise.all([prepare(), import('./app/entry/start')]).then(
  ([config, { start }]) => start(config),
  (error) => {
    console.error('The application could not be loaded', error);
    drawn.loadFailure();
  },
);
