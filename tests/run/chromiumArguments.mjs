/** What Chromium is started with: quiet, offline by itself, and without the sandbox that root can't have. */
export const chromiumArguments = () => [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
