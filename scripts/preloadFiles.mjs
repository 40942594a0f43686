import { chunksOf } from './chunksOf.mjs';

/**
 * Has index.html ask for what the page needs together with the small script that decides what else is needed, and tell
 * that script by path which files each first screen consists of.
 * @param {{ start: string, main: string, screens: Readonly<Record<string, string>>, font: RegExp }} files modules of the
 * source: what that script imports at once, what all screens behind the sign-in have, and what each of them has itself;
 * and the name of the font, without which every text would be laid out twice
 * @returns {import('vite').Plugin}
 */
export const preloadFiles = ({ start, main, screens, font }) => ({
  name: 'preload-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {}, path }) {
      if (path !== '/index.html') return [];
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const filesOf = (/** @type {readonly string[]} */ modules) => {
        const files = [...chunksOf(chunks, modules)].flatMap(({ fileName, viteMetadata }) => [
          fileName,
          ...(viteMetadata?.importedCss ?? []),
        ]);
        return [...new Set(files)].map((file) => `/${file}`);
      };
      const fonts = Object.keys(bundle).filter((file) => font.test(file));
      if (fonts.length !== 1) throw new Error(`One file is to match ${font}, not ${fonts.length}`);
      const ofScreens = Object.entries(screens).map(([at, module]) => [at, filesOf([main, module])]);
      return [
        ...fonts.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: /** @type {const} */ ('head'),
        })),
        ...filesOf([start])
          .filter((file) => !html.includes(file))
          .map((href) => {
            const rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload';
            return /** @type {const} */ ({
              tag: 'link',
              attrs: { rel, crossorigin: true, href },
              injectTo: 'head',
            });
          }),
        {
          tag: 'script',
          attrs: { type: 'application/json', id: 'files-of-screens' },
          children: JSON.stringify(Object.fromEntries(ofScreens)),
          injectTo: 'body',
        },
      ];
    },
  },
});
