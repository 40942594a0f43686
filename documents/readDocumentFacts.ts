import { type DocumentFacts, type DocumentIssuer, issuerNames } from '../contract/rules/judgeDocument';
import { findFiscalNumbers } from './findFiscalNumbers';
import { findIssueDate } from './findIssueDate';
import { findNames } from './findNames';
import { overlaps } from './placesAround';
import { type Line, linesOf, type PlacedText } from './textLines';

/** With fewer characters, such as the stamp of a scanner's program, a document counts as one without text. */
const leastText = 40;

/** Reads from the text of a document's pages whom it is about, who issued it and when, and how it is checked. */
export const readDocumentFacts = (pages: readonly (readonly PlacedText[])[]): DocumentFacts => {
  const lines = pages.flatMap((texts, index) => linesOf(texts, index + 1));
  const length = lines.flatMap(({ cells }) => cells).reduce((sum, { text }) => sum + text.length, 0);
  if (length < leastText) return { hasText: false, fiscalNumbers: [], names: [] };
  return {
    hasText: true,
    fiscalNumbers: findFiscalNumbers(lines),
    names: findNames(lines),
    issuedOn: findIssueDate(lines),
    issuer: findIssuer(lines),
    validationCode: findCode(lines),
  };
};

const issuers: readonly { kind: DocumentIssuer['kind']; pattern: RegExp; name?: string }[] = [
  { kind: 'taxAuthority', pattern: /autoridade tributaria/, name: issuerNames.taxAuthority },
  { kind: 'socialSecurity', pattern: /(?:instituto da )?seguranca social/, name: issuerNames.socialSecurity },
  { kind: 'parish', pattern: /(?:junta de freguesia|uniao das freguesias|freguesia) d[aeo]s? / },
  { kind: 'municipality', pattern: /camara municipal d[aeo]s? / },
  {
    kind: 'school',
    pattern: /universidade |instituto politecnico |instituto superior |faculdade |escola superior /,
  },
];

/** Finds the first issuer that is named: the letterhead comes first. */
const findIssuer = (lines: readonly Line[]): DocumentIssuer | undefined => {
  for (const { cells } of lines)
    for (const { text, folded } of cells)
      for (const { kind, pattern, name } of issuers) {
        const at = folded.search(pattern);
        if (at !== -1) return { kind, name: name ?? properName(text.slice(at, at + 80)) };
      }
  return undefined;
};

const properName = (text: string): string => {
  const words = text.split(' ');
  const end = words.findIndex((word) => !/^(?:\p{Lu}.*|d[aeo]s?|e)$/u.test(word));
  const name = (end === -1 ? words : words.slice(0, end)).join(' ');
  return name.split(/[,;:(]/)[0]?.trim() ?? name;
};

const codeLabel = /cod(?:igo|\.)? ?(?:de )?(?:validacao|verificacao|autenticacao|certificacao|acesso)/;

/** Finds the code after its label, in the next cell or below. */
const findCode = (lines: readonly Line[]): string | undefined => {
  for (const [index, { cells }] of lines.entries())
    for (const [at, cell] of cells.entries()) {
      const match = codeLabel.exec(cell.folded);
      if (!match) continue;
      const rest = cell.text.slice(match.index + match[0].length);
      const below = lines[index + 1]?.cells.find((other) => overlaps(other, cell));
      const code = [rest, cells[at + 1]?.text, below?.text].map((text) => codeIn(text ?? '')).find(Boolean);
      if (code) return code;
    }
  return undefined;
};

/** Returns the code that a text begins with, after a colon, without the spaces of its groups. */
const codeIn = (text: string): string | undefined => {
  const [first = '', ...others] = text
    .slice(0, 60)
    .replace(/^[\s:.-]+/, '')
    .split(' ')
    .map((word) => word.replace(/[.,;)]{1,3}$/, ''));
  const isGroup = (word: string) => /^[A-Z0-9]{4}$/.test(word);
  const end = others.findIndex((word) => !isGroup(word));
  const code = isGroup(first)
    ? [first, ...others.slice(0, end === -1 ? others.length : end)].join('')
    : first;
  return /^[A-Za-z0-9-]{8,24}$/.test(code) && /\d/.test(code) ? code : undefined;
};
