import { fieldLabels, refusalLabels } from './fieldLabels';

/** Lists and ids say nothing that the label beside them does not. */
const unnamed = new Set([
  'applications',
  'applicationActivations',
  'applicationCancellations',
  'users',
  'id',
]);

/** A caller may name a field like something that every object has, such as `constructor`. */
const labelOf = (name: string, labels: Readonly<Record<string, string>>): string | undefined =>
  Object.hasOwn(labels, name) ? labels[name] : undefined;

const labelsOf = (path: readonly PropertyKey[], own: Readonly<Record<string, string>>): string[] => {
  const names = path.filter((part): part is string => typeof part === 'string');
  const named = names.filter((name) => !unnamed.has(name));
  const telling = named.length > 0 ? named : names.slice(-1);
  return telling.flatMap((name) => labelOf(name, own) ?? labelOf(name, refusalLabels) ?? []).slice(-2);
};

/** The message for a refused field: its label, that of its group, and the problem (spec 7.1, Refusals). */
export const fieldMessage = (
  path: readonly PropertyKey[],
  problem: string,
  /** What the call itself calls its fields. */
  own: Readonly<Record<string, string>> = {},
): string => {
  const labels = labelsOf(path, own);
  return labels.length > 0 ? `${labels.join(', ')}: ${problem}` : problem;
};

const namesOf = (label: string): string[] =>
  Object.keys(fieldLabels).filter((name) => fieldLabels[name] === label);

/** Where a form may hold the field that these labels name. Several are called alike; a group stands for its choice. */
const pathsOf = (labels: readonly string[]): string[] => {
  const [names = [], groups] = labels.map(namesOf).toReversed();
  if (!groups) return names.flatMap((name) => [`${name}.id`, name]);
  return [...groups.flatMap((group) => names.map((name) => `${group}.${name}`)), ...names];
};

/** What a refusal says of its field, without the field's name. */
export const withoutLabel = (text: string): string => /^.+?: (.+)$/s.exec(text)?.[1] ?? text;

/**
 * What refusals say about fields, by every place where a form may hold the field that they name; react-admin takes messages
 * by field so. The first about a field counts.
 */
export const errorsByField = (texts: readonly string[]): Record<string, string> => {
  const errors: Record<string, string> = {};
  for (const text of texts) {
    const [, labels = '', problem = ''] = /^(.+?): (.+)$/s.exec(text) ?? [];
    for (const path of pathsOf(labels.split(', '))) errors[path] ??= problem;
  }
  return errors;
};
