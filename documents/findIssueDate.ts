import { above } from './placesAround';
import type { Line } from './textLines';

/** Returns the day on which the document says that it was issued, as AAAA-MM-DD; undefined if it names none as such. */
export const findIssueDate = (lines: readonly Line[]): string | undefined => {
  let best: { date: string; rank: number } | undefined;
  for (const [index, { cells }] of lines.entries())
    for (const [cellIndex, { folded, left, right }] of cells.entries()) {
      const area = { lines, index, cellIndex, start: 0, end: 0 };
      let since = 0;
      for (const { date, start, end } of datesIn(folded)) {
        const before = folded.slice(since, start);
        const label = /[a-z]/.test(before)
          ? before
          : [cells[cellIndex - 1]?.folded, ...above(area, { left, right }, 2).flat()].find(
              (text) => text && /[a-z]/.test(text),
            );
        const rank = rankOf(label ?? '', label === before);
        if (rank > (best?.rank ?? 0)) best = { date, rank };
        since = end;
      }
    }
  return best?.date;
};

const ofIssue = /emissao|emitid|passad[oa]|expedid|data d[ao] (?:certidao|declaracao|documento|atestado)/;
const ofElse =
  /nasc|valid[ao]|validade|inicio|fim\b|periodo|ate |desde|prazo|limite|matricul|registo|residente/;

/** How sure it is that a date after these words is that of issue; 0 for any other date. */
const rankOf = (label: string, isInCell: boolean): number => {
  const near = label.slice(-60);
  const issue = near.search(ofIssue);
  if (issue !== -1 && !ofElse.test(near.slice(issue))) return 3;
  if (ofElse.test(near)) return 0;
  if (/(?:^|\W)data ?:? ?$/.test(near)) return 2;
  // A place and a date, such as 'Lisboa, 25 de novembro de 2026'.
  return isInCell && /^[a-z -]{2,50}, (?:em |aos )?$/.test(label) ? 2 : 0;
};

const months =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');

const datesIn = (text: string) =>
  [
    ...[...text.matchAll(/(?<!\d)(\d{4})-(\d\d)-(\d\d)(?!\d)/g)].map((match) =>
      dateOf(match, match[1], match[2], match[3]),
    ),
    ...[...text.matchAll(/(?<!\d)(\d\d)([-/.])(\d\d)\2(\d{4})(?!\d)/g)].map((match) =>
      dateOf(match, match[4], match[3], match[1]),
    ),
    ...[...text.matchAll(/(?<!\d)(\d{1,2}) de ([a-z]{4,9}) de (\d{4})(?!\d)/g)].map((match) =>
      dateOf(match, match[3], String(months.indexOf(match[2] ?? '') + 1), match[1]),
    ),
  ]
    .filter((found) => found !== undefined)
    .sort((one, other) => one.start - other.start);

const dateOf = (match: RegExpExecArray, ...parts: (string | undefined)[]) => {
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  const moment = new Date(Date.UTC(year, month - 1, day));
  if (year < 1990 || month < 1 || moment.getUTCMonth() !== month - 1 || moment.getUTCDate() !== day)
    return undefined;
  return { date: moment.toISOString().slice(0, 10), start: match.index, end: match.index + match[0].length };
};
