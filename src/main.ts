import '@fontsource-variable/public-sans';
import './kit/style/base.css';
import './app/light/light.css';
import './app/layout/layout.css';
import { readSession } from '../providers/authProvider/sessionStore';
import { MainPart } from './app/entry/MainPart';
import { preloadScreen } from './app/entry/preloadScreen';
import { isSessionPath } from './app/session/sessionRoutes';

const { pathname } = window.location;

// For somebody who is signed in, what they want is fetched beside the page itself, which index.html preloads; nothing is
// drawn before it is there, since a fallback would be kept longer than that takes.
const isSignedIn = !isSessionPath(pathname) && readSession() !== undefined;
const isReady = isSignedIn && MainPart.load().catch(() => undefined);
if (isSignedIn) preloadScreen(pathname);
Promise.all([import('./app/entry/start'), isReady]).then(([{ start }]) => start());
