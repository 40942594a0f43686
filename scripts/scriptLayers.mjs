import { build } from 'vite';

/** @typedef {{ name: string, of: readonly string[] }} Layer what all these modules of the source need, and no layer before holds */
/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

/** @param {readonly Chunk[]} chunks @param {string} module */
const filesOf = (chunks, module) => {
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!own) throw new Error(`No chunk begins with ${module}`);
  /** @type {Set<string>} */
  const files = new Set();
  const visit = (/** @type {string} */ name) => {
    if (files.has(name)) return;
    files.add(name);
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach(visit);
  };
  visit(own.fileName);
  return files;
};

/** @param {readonly Chunk[]} chunks @param {readonly Layer[]} layers */
const layerOfModules = (chunks, layers) => {
  /** @type {Map<string, string>} */
  const layerOf = new Map();
  for (const { name, of } of layers) {
    const needs = of.map((module) => filesOf(chunks, module));
    for (const { fileName, moduleIds, facadeModuleId } of chunks) {
      if (!needs.every((files) => files.has(fileName))) continue;
      for (const id of moduleIds) {
        // What is imported when needed stays a file of its own, by whose name the list of files knows it.
        if (id !== facadeModuleId && !layerOf.has(id)) layerOf.set(id, name);
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
