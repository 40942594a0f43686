import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';

// The page that the corporate provider redirects back to: hands the answer to the window that waits for it, or goes on
// to the page where the sign-in began. It imports none of our own modules: one shared with the application would be
// bundled with the application's entry, and start the application on this page.
broadcastResponseToMainFrame().catch(() => window.location.replace('/login'));
