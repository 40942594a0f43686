import { build } from 'vite';
import { chunksOf } from './chunksOf.mjs';

/** @typedef {{ name: string, of: readonly string[] }} Layer what all these modules of the source need, and no layer before holds */
/** @typedef {import('./chunksOf.mjs').Chunk} Chunk */

/** @param {readonly Chunk[]} chunks @param {readonly Layer[]} layers */
const layerOfModules = (chunks, layers) => {
  /** @type {Map<string, string>} */
  const layerOf = new Map();
  for (const { name, of } of layers) {
    const needs = of.map((module) => chunksOf(chunks, [module]));
    for (const chunk of chunks) {
      if (!needs.every((needed) => needed.has(chunk))) continue;
      for (const id of chunk.moduleIds) {
        // What is imported when needed stays a file of its own, by whose name the list of files knows it.
        if (id !== chunk.facadeModuleId && !layerOf.has(id)) layerOf.set(id, name);
      }
    }
  }
  return layerOf;
};

/** @param {import('vite').UserConfig} client */
const unwritten = async (client) => {
  const built = await build({
    ...client,
    configFile: false,
    logLevel: 'error',
    build: { ...client.build, write: false, minify: false },
  });
  if (!('output' in built)) throw new Error('The client is built into several outputs');
  return built.output.filter((file) => file.type === 'chunk');
};

/**
 * Splits the client's scripts into layers of one file each. Left alone, the bundler makes a file of every set of modules
 * that the same pages need: a hundred, most of them tiny, of which a list needs forty. What a page needs is known only
 * after unused code is shaken off, so the client is built once without being written, and asked.
 * @param {import('vite').UserConfig} client how it is built
 * @param {readonly Layer[]} layers the most basic first
 * @returns {import('vite').Plugin}
 */
export const scriptLayers = (client, layers) => ({
  name: 'script-layers',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async config() {
    const layerOf = layerOfModules(await unwritten(client), layers);
    const groups = [{ name: (/** @type {string} */ id) => layerOf.get(id) ?? null }];
    const codeSplitting = { includeDependenciesRecursively: false, groups };
    return { build: { rolldownOptions: { output: { codeSplitting } } } };
  },
});
