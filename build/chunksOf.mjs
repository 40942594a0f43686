import { fileURLToPath } from 'node:url';

/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

const withoutExtension = (/** @type {string} */ path) => path.replace(/\.\w+$/, '');

/** The absolute path, without extension, of a module that is named from the project's root. */
export const modulePath = (/** @type {string} */ name) =>
  withoutExtension(fileURLToPath(new URL(`../${name}`, import.meta.url)));

/**
 * The chunks that modules of the source need: those that hold them, and all that these import at once.
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
