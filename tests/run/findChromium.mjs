import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram } from './findProgram.mjs';

/**
 * The Chromium to test with: CHROMIUM_PATH, one on PATH, or the one that Playwright installed.
 * @returns {string | undefined}
 */
export const findChromium = () => {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const onPath = findProgram(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);
  if (onPath) return onPath;
  const playwrights = chromium.executablePath();
  return existsSync(playwrights) ? playwrights : undefined;
};
