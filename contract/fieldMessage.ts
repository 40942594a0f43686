import { fieldLabels, refusalLabels } from './fieldLabels';

/** Lists and ids, whose names add nothing to the label beside them. */
const unnamed = new Set([
  'applications',
  'applicationActivations',
  'applicationCancellations',
  'users',
  'id',
]);

/** Looks up own properties only: a caller may name a field like a member of every object, such as `constructor`. */
const labelOf = (name: string, labels: Readonly<Record<string, string>>): string | undefined =>
  Object.hasOwn(labels, name) ? labels[name] : undefined;

const labelsOf = (path: readonly PropertyKey[], own: Readonly<Record<string, string>>): string[] => {
  const names = path.filter((part): part is string => typeof part === 'string');
  const named = names.filter((name) => !unnamed.has(name));
  const shownNames = named.length > 0 ? named : names.slice(-1);
  return shownNames.flatMap((name) => labelOf(name, own) ?? labelOf(name, refusalLabels) ?? []).slice(-2);
};

/** Returns the message for a refused field: its label, that of its group, and the problem (spec 7.1, Refusals). */
export const fieldMessage = (
  path: readonly PropertyKey[],
  problem: string,
  /** The labels that the call itself gives its fields. */
  own: Readonly<Record<string, string>> = {},
): string => {
  const labels = labelsOf(path, own);
  return labels.length > 0 ? `${labels.join(', ')}: ${problem}` : problem;
};

const namesOf = (label: string): string[] =>
  Object.keys(fieldLabels).filter((name) => fieldLabels[name] === label);

/**
 * Returns the places where a form may hold the field that these labels name. Several fields share a label; a
 * group's label means the choice in it.
 */
const pathsOf = (labels: readonly string[]): string[] => {
  const [names = [], groups] = labels.map(namesOf).toReversed();
  if (!groups) return names.flatMap((name) => [`${name}.id`, name]);
  return [...groups.flatMap((group) => names.map((name) => `${group}.${name}`)), ...names];
};

/** Returns a refusal's message without the field's name. */
export const withoutLabel = (text: string): string => /^.+?: (.+)$/s.exec(text)?.[1] ?? text;

/**
 * Returns the messages of refusals by every place where a form may hold the field they name, as react-admin
 * expects messages by field. The first message for a field wins.
 */
export const errorsByField = (texts: readonly string[]): Record<string, string> => {
  const errors: Record<string, string> = {};
  for (const text of texts) {
    const [, labels = '', problem = ''] = /^(.+?): (.+)$/s.exec(text) ?? [];
    for (const path of pathsOf(labels.split(', '))) errors[path] ??= problem;
  }
  return errors;
};
