import { paths, publicPathOf } from '../../../contract/paths';
import { readSession } from '../../../providers/http/session';
import { prefetchScreen } from '../prefetch/prefetchScreen';
import { prerendered } from './prerendered';

// Runs before everything else: the build inlines it into index.html (build/earlyStart.mjs), after all that it reads
// there. It shows what the build prerendered for this visitor, and makes the browser fetch all that their screen needs
// in parallel. Without it everything works the same, only later; the dev server does not have it.

// An error of a script element does not bubble; a failed import() is reported by the code that imports.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) prerendered.showLoadFailure();
  },
  { capture: true },
);

const { pathname } = window.location;
const publicPath = publicPathOf(pathname);
const session = publicPath ? undefined : readSession();

if (session) {
  prefetchScreen(pathname);
  prerendered.showFrame(session, pathname);
  // The first Intl format takes a browser 20 ms, which it has to spare while the scripts load.
  prerendered.painted().then(() => new Intl.DateTimeFormat('pt-PT'));
} else if (!publicPath || publicPath === paths.login) prerendered.showLogin();
