/** A bar that can be pressed, and where its link begins and ends, in pixels. */
interface PlacedLink<Bar> {
  bar: Bar & { readonly to: string };
  from: number;
  to: number;
}

/** Minimum width of a link in pixels, so that short bars can be pressed too (WCAG 2.5.8). */
const leastWidth = 24;

/**
 * Places the links over the bars of one line: beside each other, none narrower than 24 pixels and none beyond `end`.
 * A bar without a target or of length 0 has none. With more links than the line has room for, the first begin before 0.
 */
export const placeLinks = <Bar extends { readonly to?: string | undefined; readonly length: number }>(
  bars: readonly { readonly bar: Bar; readonly from: number; readonly to: number }[],
  end: number,
): PlacedLink<Bar>[] => {
  const links = bars.flatMap(({ bar, from, to }) =>
    bar.to && bar.length > 0 ? [{ bar: { ...bar, to: bar.to }, from, to }] : [],
  );
  let previous = 0;
  for (const link of links) {
    link.from = Math.max(link.from, previous);
    previous = link.to = Math.max(link.to, link.from + leastWidth);
  }
  let next = end;
  for (const link of links.toReversed()) {
    link.to = Math.min(link.to, next);
    next = link.from = Math.min(link.from, link.to - leastWidth);
  }
  return links;
};
