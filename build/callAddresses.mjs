import { evaluate } from './evaluate.mjs';

const declarations = /\/(modules\/\w+\/contract\/calls(?:\/\w+)?|contract\/calls\/\w+)\.ts$/;

/**
 * Strips the schemas from the calls in the built client. The browser needs only a call's address, whether it is
 * public, how large its files may be, the filters of a search, and whether it is one of our own; only the server
 * uses the schemas.
 *
 * Gain: 24 of 196 KiB of login and list.
 * @returns {import('vite').Plugin}
 */
export const callAddresses = () => {
  /** @type {ReturnType<typeof loadCalls> | undefined} */
  let files;
  return {
    name: 'call-addresses',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // The client is built twice (`layerScripts`).
    buildStart() {
      files ??= loadCalls();
    },
    transform: {
      filter: { id: declarations },
      async handler(_, id) {
        const module = (await files)?.[nameOf(id)];
        const calls = Object.entries(module ?? {}).filter(([, value]) => value?.method && value.path);
        if (calls.length === 0) return null;
        const lines = calls.map(
          ([name, call]) => `export const ${name} = ${JSON.stringify(addressOf(call))};`,
        );
        return { code: lines.join('\n'), map: { mappings: '' } };
      },
    },
  };
};

/** Returns the path of a file of calls without what leads to the project. @param {string} path */
const nameOf = (path) => declarations.exec(path)?.[1] ?? path;

const loadCalls = async () => {
  const module = await evaluate('build/allCalls.mjs');
  return Object.fromEntries(Object.entries(module.calls).map(([path, file]) => [nameOf(path), file]));
};

/** @param {Record<string, any>} call */
const addressOf = ({ method, path, access, body, capability, filters }) => ({
  method,
  path,
  ...(access === 'public' && { access }),
  ...(body?.fileBytes && { body }),
  ...(capability && { capability }),
  ...(filters && { filters }),
});
