import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const allCalls = fileURLToPath(new URL('./allCalls.mjs', import.meta.url));
const declarations = /\/contract\/calls\/\w+\.ts$/;

const loadCalls = async () => {
  const { module } = await runnerImport(allCalls, { configFile: false, logLevel: 'error' });
  return Object.fromEntries(Object.entries(module.calls).map(([path, file]) => [basename(path), file]));
};

/**
 * The browser asks a call for its address, whether it is public and how large it may be; the schemas are the server's, and the library
 * that they are made with is a seventh of what a list may weigh. So the built client gets the calls without them.
 * @returns {import('vite').Plugin}
 */
export const callAddresses = () => {
  /** @type {ReturnType<typeof loadCalls> | undefined} */
  let files;
  return {
    name: 'call-addresses',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildStart() {
      files = loadCalls();
    },
    async transform(_, id) {
      if (!declarations.test(id)) return null;
      const module = (await files)?.[basename(id)];
      const calls = Object.entries(module ?? {}).filter(([, value]) => value?.method && value.path);
      if (calls.length === 0) return null;
      const lines = calls.map(([name, { method, path, access, maxBodyBytes }]) => {
        const address = {
          method,
          path,
          ...(access === 'public' && { access }),
          ...(maxBodyBytes && { maxBodyBytes }),
        };
        return `export const ${name} = ${JSON.stringify(address)};`;
      });
      return { code: lines.join('\n'), map: { mappings: '' } };
    },
  };
};
