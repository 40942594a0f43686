import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';

// The page that the corporate provider sends the browser back to: hands the answer to the window that waits for it,
// or goes on to the page that the sign-in began at. It imports nothing of ours: what it shares with the application would
// be bundled with the application's start, and begin it on this page.
broadcastResponseToMainFrame().catch(() => window.location.replace('/login'));
