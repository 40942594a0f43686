import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram } from './findProgram.mjs';

/** Debian's name for the package and the program of Chromium without windows, which takes a tenth less CPU time. */
export const headlessShell = 'chromium-headless-shell';

/**
 * Finds the Chromium to test with: CHROMIUM_PATH, one on PATH, or the one that Playwright installed.
 * @returns {string | undefined}
 */
export const findChromium = () => {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const onPath = findProgram([
    headlessShell,
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ]);
  if (onPath) return onPath;
  const playwrights = chromium.executablePath();
  return existsSync(playwrights) ? playwrights : undefined;
};
