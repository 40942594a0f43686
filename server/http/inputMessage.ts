import { fieldLabels } from '../../contract/fieldLabels';

/** Lists and ids say nothing that the label beside them does not. */
const unnamed = new Set([
  'applications',
  'applicationActivations',
  'applicationCancellations',
  'users',
  'id',
]);

/** A caller may name a field like something that every object has, such as `constructor`. */
const labelOf = (name: string): string | undefined =>
  Object.hasOwn(fieldLabels, name) ? fieldLabels[name] : undefined;

const labelsOf = (path: readonly PropertyKey[]): string[] => {
  const names = path.filter((part): part is string => typeof part === 'string');
  const named = names.filter((name) => !unnamed.has(name));
  const telling = named.length > 0 ? named : names.slice(-1);
  return telling.flatMap((name) => labelOf(name) ?? []).slice(-2);
};

/** The text of a refused field: what people call it, with the group that it stands in, and what is wrong (api.md, Errors). */
export const inputMessage = (path: readonly PropertyKey[], problem: string): string => {
  const labels = labelsOf(path);
  return labels.length > 0 ? `${labels.join(', ')}: ${problem}` : problem;
};
