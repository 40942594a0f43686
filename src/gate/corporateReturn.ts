import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';
import { paths } from '../../contract/paths';

// The page that the corporate provider sends the browser back to: hands the answer to the window that waits for it,
// or goes on to the page that the sign-in began at.
broadcastResponseToMainFrame().catch(() => window.location.replace(paths.login));
