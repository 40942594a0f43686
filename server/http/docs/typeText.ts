import { docsTexts } from './docsTexts';
import type { JsonSchema } from './jsonSchema';

/** Tells whether a limit is worth showing; the bounds of a 32-bit integer only mean "any integer". */
const isSpecific = (limit: number | undefined) => limit !== undefined && Math.abs(limit) < 2 ** 31 - 1;

const typesOf = ({ type }: JsonSchema): readonly string[] => [type ?? []].flat();

/** Returns the variants that a schema allows besides null. */
export const formsOf = (schema: JsonSchema): readonly JsonSchema[] =>
  (schema.anyOf ?? schema.oneOf ?? [schema]).filter((form) => typesOf(form).join() !== 'null');

/** Tells whether a schema allows null. */
const isNullable = (schema: JsonSchema): boolean =>
  typesOf(schema).includes('null') ||
  (schema.anyOf ?? schema.oneOf ?? []).some((form) => typesOf(form).includes('null'));

const limitsOf = (schema: JsonSchema): string | undefined => {
  if (schema.maxLength !== undefined) return docsTexts.length(schema.maxLength);
  if (schema.maxItems !== undefined) return docsTexts.items(schema.maxItems);
  const least =
    schema.minimum ?? (schema.exclusiveMinimum === undefined ? undefined : schema.exclusiveMinimum + 1);
  const min = isSpecific(least) ? least : undefined;
  const max = isSpecific(schema.maximum) ? schema.maximum : undefined;
  return min === undefined && max === undefined ? undefined : docsTexts.range(min, max);
};

const single = (schema: JsonSchema): string => {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const type = typesOf(schema).find((name) => name !== 'null') ?? 'any';
  const name = docsTexts.types[schema.format ?? ''] ?? docsTexts.types[type] ?? type;
  const limits = docsTexts.types[schema.format ?? ''] ? undefined : limitsOf(schema);
  return [name, limits].filter(Boolean).join(', ');
};

/** Describes in words what a value may be. */
export const typeText = (schema: JsonSchema): string => {
  const text = [...new Set(formsOf(schema).map(single))].join(' | ');
  return isNullable(schema) ? `${text}, ${docsTexts.nullable}` : text;
};
