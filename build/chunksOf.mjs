import { fileURLToPath } from 'node:url';

/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

const withoutExtension = (/** @type {string} */ path) => path.replace(/\.\w+$/, '');

/** Returns the absolute path, without extension, of a module given relative to the project root. */
export const modulePath = (/** @type {string} */ name) =>
  withoutExtension(fileURLToPath(new URL(`../${name}`, import.meta.url)));

/**
 * Finds the chunks that source modules need: those that contain them, and all their static imports.
 * @param {readonly Chunk[]} chunks of a build
 * @param {readonly string[]} modules absolute paths without extension
 * @returns {Set<Chunk>}
 */
export const chunksOf = (chunks, modules) => {
  /** @type {Set<Chunk>} */
  const found = new Set();
  const visit = (/** @type {Chunk | undefined} */ chunk) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
  };
  for (const module of modules) {
    const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => withoutExtension(id) === module));
    if (!own) throw new Error(`No chunk holds ${module}`);
    visit(own);
  }
  return found;
};
