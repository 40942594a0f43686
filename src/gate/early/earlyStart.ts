import { paths, publicPathOf } from '../../../contract/paths';
import { readSession } from '../../../providers/http/session';
import { prefetchScreen } from '../prefetch/prefetchScreen';
import { prerendered } from './prerendered';

// What runs before everything else: the build writes it into index.html (build/earlyStart.mjs), after all that it reads
// there. It shows what the build prerendered for this visitor, and has the browser fetch, all at once, what their
// screen needs. Nothing works differently without it, only later; while developing it is not there.

// An error of a script element does not bubble; that of a part which is imported later is told by who imports it.
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
  // A browser's first format takes it 20 ms, which it has while the scripts come.
  prerendered.painted().then(() => new Intl.DateTimeFormat('pt-PT'));
} else if (!publicPath || publicPath === paths.login) prerendered.showLogin();
