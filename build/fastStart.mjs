import { callAddresses } from './callAddresses.mjs';
import { dropDefaults } from './dropDefaults.mjs';
import { earlyStart } from './earlyStart.mjs';
import { layerScripts } from './layerScripts.mjs';
import { precompress } from './precompress.mjs';
import { prefetchList } from './prefetchList.mjs';
import { prerender } from './prerender.mjs';
import { readScreens } from './readScreens.mjs';

/** @typedef {() => ReturnType<typeof readScreens>} ReadApplication which screens there are, read once for all steps */

/**
 * All that makes the first page of the built client fast, a step a file; each says what it gains. Nothing of it is
 * needed for the application to work, and none of it is there while developing.
 * @param {import('vite').UserConfig} client how the client is built without it
 * @returns {import('vite').Plugin[]}
 */
export const fastStart = (client) => {
  const lighter = [callAddresses(), dropDefaults()];
  /** @type {ReturnType<typeof readScreens> | undefined} */
  let reading;
  const read = () => {
    reading ??= readScreens();
    return reading;
  };
  return [
    ...lighter,
    layerScripts({ ...client, plugins: [client.plugins, ...lighter] }, read),
    prefetchList(read),
    prerender(),
    earlyStart(),
    precompress(),
  ];
};
