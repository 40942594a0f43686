import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../../contract/paths';
import { allMessages } from '../../../../providers/i18nProvider/allMessages';
import { anchorOf, helpPages, helpSlugOf, pagesForSome, piecesOf, termsIn } from '../../screens/helpPages';
import { glossary } from '../../screens/pages/glossary';
import { type HelpPage, pictureSize } from '../../screens/pages/HelpPage';

const every = helpPages('regulator', pagesForSome);
const pages = [...every, ...helpPages('provider')];
/** Of each page but the glossary. */
const pictures = every.flatMap(({ slug, picture }) => (picture ? [[slug, picture] as const] : []));
const folder = join(import.meta.dirname, '../../screens/pictures');
/** File size limits: a smaller picture is empty, and a larger one loads too slowly. */
const bytes = { least: 4 * 1024, most: 40 * 1024 };

describe('the pictures of the pages of help', () => {
  it.each(pictures)('%s: it has been taken, is small, and is told in words', (_, { src, alt }) => {
    const file = readFileSync(join(folder, basename(src)));
    expect(file.toString('latin1', 1, 4)).toBe('PNG');
    expect({ width: file.readUInt32BE(16), height: file.readUInt32BE(20) }).toEqual(pictureSize);
    expect(file.byteLength).toBeGreaterThan(bytes.least);
    expect(file.byteLength).toBeLessThanOrEqual(bytes.most);
    expect(alt).toMatch(/^[A-Z].{20,}\.$/);
  });

  it('are all shown, each on one page', () => {
    const shown = pictures.map(([, { src }]) => basename(src));
    expect(every.filter(({ picture }) => !picture).map(({ slug }) => slug)).toEqual(['glossary']);
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

describe('the words of the glossary', () => {
  it('are found in a text in small letters and capitals, once, and not inside other words or quoted texts', () => {
    const text =
      'O nif do cidadão, outro NIF, o «NIF», a «Lista anual de TSI» e TSIs. A REVERIFICAÇÃO e o subprestador.';
    const linked = piecesOf(text, new Set()).filter(({ term }) => term);
    expect(linked).toEqual([
      { text: 'nif', term: 'nif' },
      { text: 'cidadão', term: 'cidadao' },
      { text: 'REVERIFICAÇÃO', term: 'reverificacao' },
    ]);
    expect(
      piecesOf(text, new Set())
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
    expect(termsIn('Cidadão\nReverificação de NIF')).toEqual(['Cidadão', 'NIF', 'Reverificação']);
  });

  it('are all used by the other pages or the screens', () => {
    const others = JSON.stringify([pages.filter(({ slug }) => slug !== 'glossary'), allMessages]);
    expect(termsIn(others)).toEqual(termsIn(JSON.stringify(pages)));
    expect(termsIn(others)).toEqual(glossary.parts.map(({ heading }) => heading));
  });
});

describe('the day of the last change of a page', () => {
  it('is set anew when its texts change: then set `updated`, and this digest', () => {
    const digestOf = (page: HelpPage) =>
      createHash('sha256')
        .update(JSON.stringify([page.title, page.summary, page.parts]))
        .digest('hex')
        .slice(0, 8);
    const days = pages.map((page) => `${page.slug} ${page.updated} ${digestOf(page)}`);
    expect([...new Set(days)]).toMatchInlineSnapshot(`
      [
        "deciding 2026-11-28 c210e182",
        "access 2026-11-28 2d17aa02",
        "request 2026-11-28 fd57e5e3",
        "documents 2026-11-28 b21cb629",
        "deadlines 2026-11-28 86264a38",
        "activation 2026-11-28 aa65a393",
        "yearly-list 2026-11-28 eaee2ceb",
        "states 2026-11-28 045ed3c1",
        "data-protection 2026-11-28 f3e9a940",
        "integration 2026-11-28 1c77df3e",
        "glossary 2026-11-29 b2345bba",
        "states 2026-11-28 7ab15803",
      ]
    `);
  });
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
