import { streamSafe } from '../contract/rules/cleanText';

/** A run of text on a page, as pdf.js gives it. */
export interface PlacedText {
  readonly str: string;
  /** Scale and rotation in the first four numbers, then the position of its start, from the lower left corner. */
  readonly transform: readonly number[];
  /** In the page's units, as `height`. */
  readonly width: number;
  readonly height: number;
}

/** Runs of text of one line without a wide gap between them: a phrase, or a cell of a table. */
export interface Cell {
  /** With single spaces, composed characters and no space at its ends. */
  readonly text: string;
  /** The text in lower case, without accents; mostly as long as the text. */
  readonly folded: string;
  readonly left: number;
  readonly right: number;
}

/** A line of text, of one direction, read from left to right. */
export interface Line {
  /** From 1. */
  readonly page: number;
  readonly cells: readonly Cell[];
}

/** Returns a text in lower case, without accents. */
const fold = (text: string): string => streamSafe(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Joins the runs of a page to lines by where they stand, from top to bottom, whatever order they were written in. */
export const linesOf = (texts: readonly PlacedText[], page: number): Line[] => {
  const placed = texts.filter(({ str }) => str).map(place);
  const byTurn = new Map<number, Placed[]>();
  for (const one of placed) {
    const run = byTurn.get(one.turn);
    if (run) run.push(one);
    else byTurn.set(one.turn, [one]);
  }
  return [...byTurn.values()].flatMap((run) => rowsOf(run).map((row) => ({ page, cells: cellsOf(row) })));
};

interface Placed {
  text: string;
  /** In quarter turns. */
  turn: number;
  left: number;
  right: number;
  base: number;
  size: number;
}

/** Turns a run so that it reads from left to right. */
const place = ({ str, transform, width, height }: PlacedText): Placed => {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = transform;
  const turn = Math.round(Math.atan2(b, a) / (Math.PI / 2));
  const [cos, sin] = [Math.round(Math.cos((turn * Math.PI) / 2)), Math.round(Math.sin((turn * Math.PI) / 2))];
  const left = x * cos + y * sin;
  const size = height || Math.hypot(c, d) || 10;
  return {
    text: streamSafe(str)
      .normalize('NFKC')
      .replace(/[\u00ad\u200b-\u200d]/g, ''),
    turn,
    left,
    right: left + width,
    base: y * cos - x * sin,
    size,
  };
};

const rowsOf = (placed: readonly Placed[]): Placed[][] => {
  const rows: Placed[][] = [];
  let base = Number.POSITIVE_INFINITY;
  for (const one of placed.toSorted((a, b) => b.base - a.base)) {
    const row = rows.at(-1);
    if (row && base - one.base < one.size * sameLine) row.push(one);
    else {
      rows.push([one]);
      base = one.base;
    }
  }
  return rows.map((row) => row.sort((a, b) => a.left - b.left));
};

/** In parts of the text's size: how far apart two runs of one line may stand in height, of one word, of one cell. */
const sameLine = 0.5;
const sameWord = 0.15;
const sameCell = 2;

const cellsOf = (row: readonly Placed[]): Cell[] => {
  const cells: { text: string; left: number; right: number }[] = [];
  let isApart = false;
  for (const { text, left, right, size } of row) {
    if (!text.trim()) {
      isApart = true;
      continue;
    }
    const last = cells.at(-1);
    const gap = last ? left - last.right : Number.POSITIVE_INFINITY;
    if (last && gap < size * sameCell) {
      last.text += isApart || gap > size * sameWord ? ` ${text}` : text;
      last.right = Math.max(last.right, right);
    } else cells.push({ text, left, right });
    isApart = false;
  }
  return cells.map(({ text: raw, ...edges }) => {
    // Dots may lead from a label to its value; a space after a comma may be too narrow to be one.
    const text = raw
      .replace(/[._]{3,}/g, ' ')
      .replace(/([,;:])(?=\p{L})/gu, '$1 ')
      .replace(/\s+/g, ' ')
      .trim();
    return { text, folded: fold(text), ...edges };
  });
};
