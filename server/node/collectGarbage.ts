import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Frees at once what nothing refers to any more. What made an embedded database held some 400 MB in WebAssembly and
 * buffers, of which V8 sees little and hurries none: it would stay until objects are many, which may take days.
 */
export const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
};
