/** A name of this machine that is not localhost, which alone browsers trust without https. */
export const nameOfOtherMachine = 'tarifa.test';

/**
 * Features of Chromium that are switched off: what Playwright switches off, whose list a second one replaces, and the two
 * pages of its own that Chromium loads for each new window, which took a third of the time until a page is there.
 */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** What Chromium can't be started without: root can't have its sandbox. */
export const neededArguments = () => (process.getuid?.() === 0 ? ['--no-sandbox'] : []);

/** What Chromium is started with: quiet, and offline by itself. */
export const chromiumArguments = () => [
  '--disable-gpu',
  // Else the headless shell sets texts a little wider than every browser with a window.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join(',')}`,
  `--host-resolver-rules=MAP ${nameOfOtherMachine} 127.0.0.1`,
  ...neededArguments(),
];
