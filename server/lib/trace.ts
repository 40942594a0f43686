/** Surrounds work by a span of a trace, where traces are collected; facts never hold personal data. */
export type Trace = <T>(
  name: string,
  facts: Readonly<Record<string, string | number>>,
  work: () => Promise<T>,
) => Promise<T>;
