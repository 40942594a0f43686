/** A name of this machine that is not localhost, which alone browsers trust without https. */
export const nameOfOtherMachine = 'tarifa.test';

/** What Chromium is started with: quiet, offline by itself, and without the sandbox that root can't have. */
export const chromiumArguments = () => [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=MAP ${nameOfOtherMachine} 127.0.0.1`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
