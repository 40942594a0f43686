import type { FoundName } from '../contract/rules/judgeDocument';
import { above, overlaps } from './placesAround';
import type { Cell, Line } from './textLines';

/** More are of no use. */
const maxNames = 120;

/** Finds runs of words that may be people's names, also over the end of a line. */
export const findNames = (lines: readonly Line[]): FoundName[] => {
  const names: FoundName[] = [];
  for (const [index, line] of lines.entries()) {
    for (const [at, cell] of line.cells.entries()) {
      const area = { lines, index, cellIndex: at, start: 0, end: 0 };
      const heads = [line.cells[at - 1]?.folded ?? '', ...above(area, cell, columnLength).flat()];
      const next = lines[index + 1]?.cells.find((other) => overlaps(other, cell));
      names.push(
        ...namesIn(
          cell,
          heads.some((head) => isNameLabel.test(head)),
          next,
        ),
      );
    }
    if (names.length > maxNames) break;
  }
  return names.slice(0, maxNames);
};

const word = /^(?:\p{Lu}[\p{L}'’-]*|\p{Lu}\.)$/u;
const connector = /^(?:d[aeo]s?|e|DA|DAS|DE|DO|DOS|E)$/;
const isNameLabel =
  /(?:^|\W)nome(?: completo| d[oa] [a-z]+)? ?:?$|^(?:sujeito passivo(?: a)?|titular|beneficiari[oa]|alun[oa]|estudante|requerente) ?:?$/;

const isSaidOf = /(?:certifi[qc]u?|declar|atest)[ae](?:-?se)? que $/;
/** In lines: how far below its head a name may stand. */
const columnLength = 3;

const namesIn = ({ text, folded }: Cell, isUnderLabel: boolean, next: Cell | undefined): FoundName[] => {
  const found: FoundName[] = [];
  let run: string[] = [];
  let start = 0;
  let at = 0;
  const close = (isAtEnd: boolean) => {
    const label = folded.slice(Math.max(0, start - 40), start);
    const words = isAtEnd && next ? [...run, ...leadingWords(next.text)] : run;
    const isLabelled = start === 0 ? isUnderLabel : isNameLabel.test(label.trimEnd()) || isSaidOf.test(label);
    for (const one of words.length > run.length ? [run, words] : [run])
      if (one.filter((part) => word.test(part)).length > 1) found.push({ value: one.join(' '), isLabelled });
    run = [];
  };
  for (const part of text.split(' ')) {
    const bare = part.replace(/^[("«]+/, '').replace(/[,;:.)"»]{1,3}$/, '');
    const isPart = word.test(bare) || (run.length > 0 && connector.test(part));
    const isLabel = /^nome:?$/i.test(part) || part.endsWith(':');
    if (isPart && !isLabel) {
      if (run.length === 0) start = at;
      run.push(bare);
      if (bare !== part && !/^\p{Lu}\.$/u.test(part)) close(false);
    } else if (run.length > 0) close(false);
    at += part.length + 1;
  }
  if (run.length > 0) close(true);
  return found;
};

const leadingWords = (text: string): string[] => {
  const words: string[] = [];
  for (const part of text.split(' ')) {
    const bare = part.replace(/[,;:.)]{1,3}$/, '');
    if (!word.test(bare) && !connector.test(part)) break;
    words.push(bare);
    if (bare !== part) break;
  }
  return words;
};
