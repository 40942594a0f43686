import { chromium } from '@playwright/test';
import { chromiumArguments } from './chromiumArguments.mjs';
import { findChromium, headlessShell } from './findChromium.mjs';
import { canInstallPackages, installPackages } from './installPackages.mjs';
import { runTool } from './runCommand.mjs';

const advice = `No Chromium that starts was found, so the end-to-end tests could not run. Any one of these helps:
  - install your system's package (Debian: apt-get install chromium),
  - npx playwright install --with-deps chromium,
  - set CHROMIUM_PATH to the program of a Chromium or Chrome that you have.`;

/** @param {string | undefined} path */
const starts = async (path) => {
  if (!path) return false;
  try {
    await (await chromium.launch({ executablePath: path, args: chromiumArguments() })).close();
    return true;
  } catch (error) {
    console.error(`${path} does not start: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    return false;
  }
};

const provide = async () => {
  if (await starts(findChromium())) return findChromium();
  if (canInstallPackages()) {
    for (const name of [headlessShell, 'chromium']) {
      await installPackages([name]);
      if (await starts(findChromium())) return findChromium();
    }
  }
  await runTool('playwright', ['install', ...(canInstallPackages() ? ['--with-deps'] : []), 'chromium']);
  const installed = chromium.executablePath();
  if (await starts(installed)) return installed;
  console.error(advice);
  return undefined;
};

/** @type {Promise<string | undefined> | undefined} */
let provided;

/** Returns the path of a Chromium that starts, and installs one if necessary. Prints advice when there is none. */
export const provideChromium = () => {
  provided ??= provide();
  return provided;
};
