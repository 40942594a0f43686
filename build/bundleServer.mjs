import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';

/** A file that a program finds beside itself. */
const neighbour = /new URL\(\s*["'`]([^"'`]+)["'`]\s*,\s*import\.meta\.url\s*\)/g;
/** What the archive has beside the folder of the programs. */
const elsewhere = ['../web'];

/**
 * Emits the files that packages load from beside their own modules, such as the embedded database's WebAssembly.
 * @returns {import('vite').Plugin}
 */
const emitNeighbours = () => ({
  name: 'emit-neighbours',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const needs = chunks.flatMap(({ code, moduleIds }) =>
      [...code.matchAll(neighbour)].map(([, name = '']) => ({ name, moduleIds })),
    );
    for (const { name, moduleIds } of needs) {
      const fileName = name.replace(/^\.\//, '');
      if (bundle[fileName] || elsewhere.includes(name)) continue;
      const source = moduleIds.map((id) => join(dirname(id), fileName)).find((path) => existsSync(path));
      if (!source)
        this.error(`Nothing brings ${name}, which a program of the server loads from beside itself`);
      this.emitFile({ type: 'asset', fileName, source: readFileSync(source) });
    }
  },
});

/** Systems that a release has native code for: Linux with glibc, macOS, Windows. */
const systems = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64', 'win32-arm64'];

const here = '\0here';

/**
 * Loads the native code that locks the data folder from a folder beside the programs instead of its package.
 * @returns {import('vite').Plugin}
 */
const nativeLocks = () => ({
  name: 'native-locks',
  resolveId: (id) => (id === here ? id : undefined),
  load(id) {
    if (id === here) return 'export const url = import.meta.url;';
    if (!/\/fs-native-extensions\/binding\.js$/.test(id)) return;
    for (const system of systems) {
      const fileName = `prebuilds/${system}/fs-native-extensions.node`;
      this.emitFile({ type: 'asset', fileName, source: readFileSync(join(dirname(id), fileName)) });
    }
    return `
      const { createRequire } = require('node:module');
      const { url } = require(${JSON.stringify(here)});
      const path = './prebuilds/' + process.platform + '-' + process.arch + '/fs-native-extensions.node';
      module.exports = createRequire(url)(path);`;
  },
});

/**
 * Builds the server, as vite.config.ts says, with every package it uses, so that it runs with Node alone.
 * @param {string} outDir
 * @param {{ readonly external?: (string | RegExp)[], readonly isSmall?: boolean }} [options] packages to leave out, and
 * whether to take out what only a reader needs
 */
export const bundleServer = (outDir, { external = [], isSmall = false } = {}) =>
  build({
    logLevel: 'warn',
    plugins: [nativeLocks(), emitNeighbours()],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      emitAssets: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      copyPublicDir: false,
      minify: isSmall,
      license: { fileName: 'licenses.json' },
      rolldownOptions: {
        external,
        // Its own to judge: the embedded database's JavaScript was made by a compiler.
        checks: { eval: false },
        // In one folder, as a package's modules look for their files beside themselves.
        output: { keepNames: isSmall, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
