import { fileURLToPath } from 'node:url';
import { evaluate } from './evaluate.mjs';

/**
 * @typedef {object} Screen
 * @property {string} path pattern of its address, such as `/users/:id/edit`
 * @property {'list' | 'detail' | 'form' | 'record'} kind the last one of a record's pages, which the kit draws
 * @property {readonly string[]} modules what is imported when it is opened, as absolute paths without extension
 */

/**
 * Reads from the registry which screens there are, at which addresses, and which modules each of them imports when it
 * is opened; and which one people come to who name no address.
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

/** Has every `import()` of the project say what it would import, and import nothing: screens run in browsers only. */
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
