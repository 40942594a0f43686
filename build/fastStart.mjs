import { callAddresses } from './callAddresses.mjs';
import { dropDefaults } from './dropDefaults.mjs';
import { earlyStart } from './earlyStart.mjs';
import { layerScripts } from './layerScripts.mjs';
import { precompress } from './precompress.mjs';
import { prefetchList } from './prefetchList.mjs';
import { prerender } from './prerender.mjs';
import { readScreens } from './readScreens.mjs';

/** @typedef {() => ReturnType<typeof readScreens>} ReadApplication reads the screens, once for all steps */

/**
 * Returns the build steps that make the first page fast, one per file; each docstring states its gain. The
 * application works without them, and development does without them.
 * @param {import('vite').UserConfig} client the client's configuration without these steps
 * @returns {import('vite').Plugin[]}
 */
export const fastStart = (client) => {
  const sizeReductions = [callAddresses(), dropDefaults()];
  /** @type {ReturnType<typeof readScreens> | undefined} */
  let reading;
  const read = () => {
    reading ??= readScreens();
    return reading;
  };
  return [
    ...sizeReductions,
    layerScripts({ ...client, plugins: [client.plugins, ...sizeReductions] }, read),
    prefetchList(read),
    prerender(),
    earlyStart(),
    precompress(),
  ];
};
