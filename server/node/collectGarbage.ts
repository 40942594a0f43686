import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Forces a garbage collection. Creating an embedded database leaves some 400 MB of garbage in WebAssembly and
 * buffers. V8 sees little of it, so it would stay until enough objects accumulate, which may take days.
 */
export const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
};
