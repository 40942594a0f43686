import { defineConfig } from 'vitepress';
import { client } from '../../build/client.mjs';
import { exampleGroups, pageOfExample } from './examples.mjs';
import { buildLivePage, livePage } from './livePage.mjs';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const documents = (text: string, names: readonly string[]) => ({
  text,
  items: names.map((name) => ({ text: capitalised(name.replaceAll('-', ' ')), link: `/${name}` })),
});

const examples = exampleGroups().map(({ group, parts }) => ({
  text: `Examples: ${group}`,
  collapsed: true,
  items: parts.map((part) => ({ text: part, link: `/examples/${part}` })),
}));

/** The site of the files in docs/: `npm run docs` serves it, `npm run docs:build` builds it into dist/docs. */
export default defineConfig({
  title: 'Tarifa Social de Internet',
  description: 'How the back office works, and how to build on it',
  // Relative, so that the site works at any path, as the demo does.
  base: './',
  outDir: '../dist/docs',
  cacheDir: '../node_modules/.cache/vitepress',
  ignoreDeadLinks: 'localhostLinks',
  themeConfig: {
    // The search reads files, and the page of an example is not one.
    search: {
      provider: 'local',
      options: { _render: (raw, env, md) => md.renderAsync(raw || pageOfExample(env.relativePath), env) },
    },
    sidebar: [
      documents('Building on it', ['kit', 'add-a-resource', 'add-a-field', 'take-a-version', 'testing']),
      ...examples,
      documents('The product', ['specification', 'integration', 'glossary', 'decisions', 'auditProof']),
      documents('Running it', ['operate', 'security', 'benchmarks']),
    ],
    outline: [2, 3],
  },
  vite: { plugins: [...client.plugins, livePage()] },
  buildEnd: ({ outDir }) => buildLivePage(outDir),
});
