import type { HitPart } from './findText';

/** A part that a hit covers, and whether it is of the hit that one has come to. */
export interface MarkedPart extends HitPart {
  readonly isCurrent: boolean;
}

/** Marks hits in the runs of a page's text layer; returns a function that takes the marks out again. */
export const markHits = (runs: readonly HTMLElement[], parts: readonly MarkedPart[]): (() => void) => {
  const marked = new Map<HTMLElement, string>();
  for (const [index, run] of runs.entries()) {
    const own = parts.filter((part) => part.run === index);
    if (own.length === 0) continue;
    const text = run.textContent ?? '';
    marked.set(run, text);
    let end = 0;
    const pieces: (string | HTMLElement)[] = [];
    for (const { from, to, isCurrent } of own) {
      const mark = document.createElement('mark');
      mark.textContent = text.slice(from, to);
      if (isCurrent) mark.className = 'current';
      pieces.push(text.slice(end, from), mark);
      end = to;
    }
    run.replaceChildren(...pieces, text.slice(end));
  }
  return () => {
    for (const [run, text] of marked) run.textContent = text;
  };
};
