import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../examples');

/** Lists the parts that have an example, by the folder that the example is in. */
export const exampleGroups = () =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'stage')
    .map(({ name: group }) => ({
      group,
      parts: readdirSync(join(folder, group))
        .map((name) => name.replace(/\.tsx$/, ''))
        .sort(),
    }));

/** Returns the page of each example: what it shows, itself in a frame, its source, and what its test does. */
export const examplePages = () =>
  exampleGroups().flatMap(({ group, parts }) =>
    parts.map((part) => {
      const source = readFileSync(join(folder, group, `${part}.tsx`), 'utf8');
      return { params: { part }, content: pageOf(part, source) };
    }),
  );

/**
 * Returns the page of an example by its address in the site, `examples/<part>.md`.
 * @param {string} path
 */
export const pageOfExample = (path) =>
  examplePages().find(({ params }) => path === `examples/${params.part}.md`)?.content ?? '';

/** The page inside sets the height; a dialog that it opens needs the smallest one. */
const frameStyle =
  'width: 100%; min-height: 440px; border: 1px solid var(--vp-c-divider); border-radius: 8px; background: white';

/** @param {string} part @param {string} source */
const pageOf = (part, source) => {
  const [shown = '', play = ''] = source.split(/^(?=export const play\b)/m);
  const [before = ''] = shown.split('export const Example');
  const about = before.slice(before.lastIndexOf('/**') + 3, before.lastIndexOf('*/'));
  /** @param {string} text */
  const code = (text) => `\`\`\`tsx\n${text.trim()}\n\`\`\``;
  return [
    `# ${part}`,
    about.replaceAll('\n * ', ' ').trim(),
    `<iframe src="live.html?${part}" title="${part}, live" style="${frameStyle}"></iframe>`,
    `<a href="live.html?${part}" target="_blank">${part} on a page of its own</a>`,
    '## Source',
    code(shown.replace(/^import type \{ Play \}.*\n/m, '')),
    '## What its test does',
    code(play),
  ].join('\n\n');
};
