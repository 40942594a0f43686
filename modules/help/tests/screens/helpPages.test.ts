import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../../contract/paths';
import { allMessages } from '../../../../providers/i18nProvider/allMessages';
import { anchorOf, helpPages, helpSlugOf, pagesForSome } from '../../screens/helpPages';
import { pictureSize } from '../../screens/pages/HelpPage';

const every = helpPages('regulator', pagesForSome);
const pages = [...every, ...helpPages('provider')];
const folder = join(import.meta.dirname, '../../screens/pictures');
/** File size limits: a smaller picture is empty, and a larger one loads too slowly. */
const bytes = { least: 4 * 1024, most: 40 * 1024 };

describe('the pictures of the pages of help', () => {
  it.each(every.map(({ slug, picture }) => [slug, picture] as const))(
    '%s: it has been taken, is small, and is told in words',
    (_, { src, alt }) => {
      const file = readFileSync(join(folder, basename(src)));
      expect(file.toString('latin1', 1, 4)).toBe('PNG');
      expect({ width: file.readUInt32BE(16), height: file.readUInt32BE(20) }).toEqual(pictureSize);
      expect(file.byteLength).toBeGreaterThan(bytes.least);
      expect(file.byteLength).toBeLessThanOrEqual(bytes.most);
      expect(alt).toMatch(/^[A-Z].{20,}\.$/);
    },
  );

  it('are all shown, each on one page', () => {
    const shown = every.map(({ picture }) => basename(picture.src));
    expect(readdirSync(folder).sort()).toEqual(shown.sort());
  });
});

it('a page that not everybody may open leads to the page of help about it', () => {
  expect([paths.dataProtection, paths.integration].map(helpSlugOf)).toEqual(
    pagesForSome.map(({ slug }) => slug),
  );
});

describe('the parts of a page of help', () => {
  it.each(pages.map(({ slug, parts }) => [slug, parts] as const))(
    '%s: each has an address of its own',
    (_, parts) => {
      const anchors = parts.map(anchorOf);
      expect(new Set(anchors).size).toBe(parts.length);
      for (const anchor of anchors) expect(anchor).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    },
  );
});

/** Every text of a screen that is loaded later. */
const laterTexts = import.meta.glob(
  ['../../../../src/**/texts.ts', '../../../../resources/**/texts.ts', '../../../../modules/**/texts.ts'],
  { eager: true },
);

/** Lists every text of the application as help quotes it: each plural form separately, with '…' for its variables. */
const textsIn = (messages: unknown): string[] => {
  if (typeof messages === 'string')
    return messages.split(' |||| ').map((text) => text.replaceAll(/%\{\w+\}/g, '…'));
  if (typeof messages === 'function')
    return [...String(messages).matchAll(/`([^`]+)`/g)].map(([, text = '']) =>
      text.replaceAll(/\$\{[^}]*\}/g, '…'),
    );
  return Object.values(messages ?? {}).flatMap(textsIn);
};

describe('what the pages of help quote', () => {
  it('is to be read on the screens', () => {
    const texts = new Set([...textsIn(allMessages), ...textsIn({ ...laterTexts })]);
    const shown = JSON.stringify(pages);
    const quoted = [...shown.matchAll(/«([^»]+)»/g)].map(([, text]) => text ?? '');
    expect(quoted.length).toBeGreaterThan(20);
    expect(quoted.filter((text) => !texts.has(text))).toEqual([]);
  });
});
