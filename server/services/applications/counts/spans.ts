/**
 * Lengths in days of what is counted together; each is eight times the previous one, so that a long period
 * has few long spans.
 */
export const countedSpans = [1, 8, 64, 512, 4096, 32_768] as const;

/** How many spans of the next shorter length make up a span. */
export const spanRatio = 8;

/** Consecutive spans of one length, given by the first days of the first and the last of them. */
export interface SpanRun {
  readonly span: number;
  readonly first: string;
  readonly last: string;
}

const day = 24 * 60 * 60 * 1000;
const numberOf = (date: string) => Math.round(Date.parse(date) / day);
const dateOf = (number: number) => new Date(number * day).toISOString().slice(0, 10);

/**
 * Returns the fewest spans that make up the days from `first` to `last`, inclusive, as AAAA-MM-DD; without
 * one, from the beginning or to the end of time.
 */
export const spansOfDays = (first: string | undefined, last: string | undefined): SpanRun[] => {
  let from = first === undefined ? Number.NEGATIVE_INFINITY : numberOf(first);
  let until = last === undefined ? Number.POSITIVE_INFINITY : numberOf(last) + 1;
  const runs: SpanRun[] = [];
  const add = (span: number, begin: number, end: number) => {
    if (begin >= end) return;
    runs.push({
      span,
      first: begin === Number.NEGATIVE_INFINITY ? '-infinity' : dateOf(begin),
      last: end === Number.POSITIVE_INFINITY ? 'infinity' : dateOf(end - span),
    });
  };
  for (const [index, span] of countedSpans.entries()) {
    const next = countedSpans[index + 1];
    if (next === undefined) {
      add(span, from, until);
      break;
    }
    // This length fills in before the first and after the last longer span.
    const begin = Math.ceil(from / next) * next;
    const end = Math.floor(until / next) * next;
    if (begin >= end) {
      add(span, from, until);
      break;
    }
    add(span, from, begin);
    add(span, end, until);
    from = begin;
    until = end;
  }
  return runs;
};
