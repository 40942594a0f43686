import type { Measures } from './measureSubject';

const kibibyte = 1024;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const shown = (measure: string, value: number) => {
  if (measure.includes('bytes')) return `${(value / kibibyte).toFixed(1)} KiB`;
  return measure.startsWith('requests') ? `${value}` : `${Math.round(value)} ms`;
};

/** Prints the medians of each measure, ours and the other subject's, and their ratio. */
export const printMeasures = (results: ReadonlyMap<string, readonly Measures[]>, title: string): void => {
  const [our = [], other = []] = [...results.values()];
  const names = Object.keys(our[0] ?? {}) as (keyof Measures)[];
  const rows = names.map((name) => {
    const [mine, theirs] = [our, other].map((list) => median(list.map((measures) => measures[name])));
    const [subject = '', otherSubject = ''] = results.keys();
    return [
      name,
      {
        [subject]: shown(name, mine ?? Number.NaN),
        [otherSubject]: shown(name, theirs ?? Number.NaN),
        ratio: ((mine ?? Number.NaN) / (theirs ?? Number.NaN)).toFixed(2),
      },
    ] as const;
  });
  console.log(title);
  console.table(Object.fromEntries(rows));
};
