import { expect, it } from 'vitest';
import { codeFiles, documents, rooms, textOf } from './projectFiles';

const specification = textOf('docs/specification.md');
const headings = [...specification.matchAll(/^###? (\d+(?:\.\d+)?)\b/gm)];

/** Each section of docs/specification.md by its number, with the text of the sections within it. */
const sections = new Map(
  headings.map(({ 1: id = '', index }, position) => {
    const next = headings.slice(position + 1).find(([, other]) => !other?.startsWith(`${id}.`));
    return [id, specification.slice(index, next?.index).toLowerCase()];
  }),
);

const id = /\d{1,2}(?:\.\d{1,2})?/.source;
const ids = `${id}(?:(?:, | and |–)${id})*`;
/** Matches 'spec 2.5 and 9', and '(spec 8, Silent)' with words quoted from the section. */
const inProse = new RegExp(`\\bspec (${ids})(?:, ([^():;]+)\\))?`, 'gi');
/** Matches test names that begin with section numbers: '2.5 and 2.6 …'. */
const inTestName = new RegExp(
  `(?:\\b(?:it|test|describe|step)(?:\\.\\w+)*|\\))\\(\\s*['"\`](${ids})\\.?[, ]`,
  'g',
);

const quotationsIn = (path: string) => {
  const text = textOf(path).replace(/\s*\n\s*(\*|\/\/)?\s*/g, ' ');
  const found = [...text.matchAll(inProse), ...(path.startsWith('tests/') ? text.matchAll(inTestName) : [])];
  return found.map(([quotation, quoted = '', words = '']) => ({
    quotation: `${path}: ${quotation}`,
    texts: quoted.split(/, | and |–/).map((section) => sections.get(section)),
    words: words
      .toLowerCase()
      .replaceAll('"', '')
      .split(/ and |, /),
  }));
};

const files = [...codeFiles(...rooms), ...documents];

it('every quotation of the specification names a section of it, and words in that section', () => {
  const quotations = files.flatMap(quotationsIn);
  expect(quotations.length).toBeGreaterThan(500);
  const wrong = quotations.filter(
    ({ texts, words }) =>
      texts.includes(undefined) || !words.every((word) => texts.some((text) => text?.includes(word))),
  );
  expect(wrong.map(({ quotation }) => quotation)).toEqual([]);
});

it('no file quotes a document that is not in the repository', () => {
  const elsewhere = /\b(api|ui-text|spec|style|architecture)[.]md\b/;
  expect(files.filter((path) => elsewhere.test(textOf(path)))).toEqual([]);
});
