import type { Cell, Line } from './textLines';

/** Characters in a cell of a line, among all lines. */
export interface Area {
  readonly lines: readonly Line[];
  readonly index: number;
  readonly cellIndex: number;
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

interface Edges {
  readonly left: number;
  readonly right: number;
}

/** Returns the folded texts left of a cell, the nearest first. */
export const leftOf = ({ lines, index, cellIndex }: Area): string[] =>
  (lines[index]?.cells.slice(0, cellIndex) ?? []).map(({ folded }) => folded).toReversed();

/** Returns the folded texts right of a cell, the nearest first. */
export const rightOf = ({ lines, index, cellIndex }: Area): string[] =>
  (lines[index]?.cells.slice(cellIndex + 1) ?? []).map(({ folded }) => folded);

/** Returns the folded texts above a place on its page, by line, the nearest line first, from at most so many lines. */
export const above = (area: Area, edges: Edges, count: number): string[][] =>
  linesAbove(area, count).map(({ cells }) =>
    cells.filter((cell) => overlaps(cell, edges)).map(({ folded }) => folded),
  );

/** Returns the lines above a place on its page, the nearest first, at most so many. */
export const linesAbove = ({ lines, index }: Area, count: number): Line[] => {
  const { page } = lines[index] ?? {};
  return lines
    .slice(Math.max(0, index - count), index)
    .filter((line) => line.page === page)
    .toReversed();
};

/** Returns the folded text in the next line below a cell; empty without one. */
export const below = ({ lines, index, cellIndex }: Area): string => {
  const [line, next] = [lines[index], lines[index + 1]];
  const cell = line?.cells[cellIndex];
  if (!cell || next?.page !== line?.page) return '';
  return next?.cells.find((other) => overlaps(other, cell))?.folded ?? '';
};

export const overlaps = (one: Pick<Cell, 'left' | 'right'>, other: Edges): boolean =>
  one.left < other.right && other.left < one.right;
