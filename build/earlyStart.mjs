import { build } from 'vite';
import { chunksOf, modulePath } from './chunksOf.mjs';
import { evaluate } from './evaluate.mjs';

/**
 * Writes into index.html, as they are, what the first sight of a page needs: the style sheets of the first layer, and the
 * script that shows what was prerendered and asks for the files of the screen (`src/gate/early/earlyStart.ts`). The server
 * allows both by their hashes, which it reads from index.html (server/node/inlineParts.ts).
 *
 * Gain: somebody who is signed in sees the frame of their page after 0.3 s, where nothing was seen before 0.9 s (docs/benchmarks.md).
 * That the script makes a first format while the files come takes 20 of 43 ms from the beginning of the main layer.
 * @returns {import('vite').Plugin}
 */
export const earlyStart = () => {
  let style = '';
  return {
    name: 'early-start',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      // Before anything else names the style sheets as files.
      order: 'pre',
      handler: (_, bundle) => {
        style = takeStyle(bundle);
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_, { path }) {
        if (path !== '/index.html') return [];
        return [
          { tag: 'style', children: (await themeStyle()) + style, injectTo: 'head' },
          { tag: 'script', children: await script(), injectTo: 'body' },
        ];
      },
    },
  };
};

/**
 * Takes out of a build the style sheets that its first script comes with.
 * @param {import('vite').Rolldown.OutputBundle} bundle
 */
const takeStyle = (bundle) => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  let style = '';
  for (const { viteMetadata } of chunksOf(chunks, [modulePath('src/gate/main.ts')])) {
    for (const name of viteMetadata?.importedCss ?? []) {
      const file = bundle[name];
      if (file?.type !== 'asset') throw new Error(`${name} is no style sheet`);
      style += file.source;
      delete bundle[name];
    }
    viteMetadata?.importedCss.clear();
  }
  return style.trim();
};

/** The variables that `setThemeVariables` would set later. */
const themeStyle = async () => {
  const module = await evaluate('src/ui/theme/themeVariables.ts');
  const { themeVariables } = /** @type {typeof import('../src/ui/theme/themeVariables')} */ (module);
  const lines = Object.entries(themeVariables).map(([name, value]) => `${name}:${value};`);
  return `:root{${lines.join('')}}`;
};

/** The script with all that it imports, as one that is no module. */
const script = async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'src/gate/early/earlyStart.ts', output: { format: 'iife' } },
    },
  });
  if (!('output' in built) || built.output.length !== 1)
    throw new Error('The early start is to be one script');
  return built.output[0].code.trim();
};
