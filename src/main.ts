import '@fontsource-variable/public-sans';
import './kit/style/base.css';
import './app/light/light.css';
import './app/layout/layout.css';
import { readSession } from '../providers/authProvider/sessionStore';
import { loadMainPart } from './app/entry/mainPart';
import { preloadScreen } from './app/entry/preloadScreen';
import { isSessionPath } from './app/session/sessionRoutes';

const { pathname } = window.location;

// For somebody who is signed in, what they want is fetched beside the page itself, which index.html preloads.
if (!isSessionPath(pathname) && readSession()) {
  loadMainPart().catch(() => undefined);
  preloadScreen(pathname);
}
import('./app/entry/start').then(({ start }) => start());
