/** A name of this machine that browsers do not trust without HTTPS, as they do localhost. */
export const nameOfOtherMachine = 'tarifa.test';

/**
 * The Chromium features to disable: those that Playwright disables, because our list replaces Playwright's, and the
 * two internal pages that Chromium loads for each new window, which took a third of the time to open a page.
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

/** Returns the arguments without which Chromium does not start: its sandbox does not work for root. */
export const neededArguments = () => (process.getuid?.() === 0 ? ['--no-sandbox'] : []);

/** Returns the arguments for Chromium: no first-run dialogs, and no network traffic of its own. */
export const chromiumArguments = () => [
  '--disable-gpu',
  // Otherwise the headless shell renders text slightly wider than browsers with a window do.
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
