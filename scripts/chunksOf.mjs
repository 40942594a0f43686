/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

/**
 * The chunks that modules of the source need: those that begin with them, and all that these import at once.
 * @param {readonly Chunk[]} chunks of a build
 * @param {readonly string[]} modules the ends of their paths
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
    const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!own) throw new Error(`No chunk begins with ${module}`);
    visit(own);
  }
  return found;
};
