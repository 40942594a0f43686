import type { Manifest } from '../../../providers/http/readManifest';

/** The scripts that modules of the source need, themselves and all that they import at once. */
export const filesOf = (manifest: Manifest, modules: readonly string[]): string[] => {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...seen];
};
