import { fileURLToPath } from 'node:url';
import { evaluate } from './evaluate.mjs';

/**
 * @typedef {object} Screen
 * @property {string} path route pattern, such as `/users/:id/edit`
 * @property {'list' | 'detail' | 'form' | 'record'} kind `record` is a page of a plain record, which the kit renders
 * @property {readonly string[]} modules imported when it is opened, as absolute paths without extension
 */

/**
 * Reads the screens from the registry: their addresses and the modules that each imports when it is opened. Also
 * returns the home screen, which '/' leads to.
 * @returns {Promise<{ screens: readonly Screen[], home: { path: string, leadsTo: string } }>}
 */
export const readScreens = async () => {
  const declared = await evaluate('build/declaredScreens.mjs', [recordImports]);
  const { screens, home } = /** @type {typeof import('./declaredScreens.mjs')} */ (declared);
  return {
    home,
    screens: screens.map(({ path, action, load }) => {
      const modules = modulesImportedBy(load);
      if (modules.length === 0) throw new Error(`The screen at ${path} imports nothing when it is opened`);
      return { path, kind: kindOf({ path, action, modules }), modules };
    }),
  };
};

/**
 * Makes every `import()` of the project record its target instead of importing it, as screens run only in browsers.
 */
/** @type {import('vite').Plugin} */
const recordImports = {
  name: 'record-imports',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('/node_modules/')) return null;
    return code.replaceAll(/\bimport\(\s*('\.[^']+')\s*\)/g, 'globalThis.recordImport(import.meta.url, $1)');
  },
};

/** @param {() => unknown} load */
const modulesImportedBy = (load) => {
  /** @type {Set<string>} */
  const imported = new Set();
  Reflect.set(globalThis, 'recordImport', (/** @type {string} */ from, /** @type {string} */ module) => {
    imported.add(fileURLToPath(new URL(module, from)));
    return new Promise(() => undefined);
  });
  load();
  return [...imported];
};

/** @param {{ path: string, action: string, modules: readonly string[] }} screen @returns {Screen['kind']} */
const kindOf = ({ path, action, modules }) => {
  if (action === 'list') return 'list';
  if (modules.some((module) => module.includes('/src/kit/record/'))) return 'record';
  return path.endsWith('/details') ? 'detail' : 'form';
};
