import { refusalLabels } from '../../../contract/fieldLabels';
import { docsTexts } from './texts';

/** The part of JSON Schema that contract/calls uses. */
export interface JsonSchema {
  type?: string | readonly string[];
  format?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  maxItems?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
}

/** One field of a request or an answer, with the path to it. */
export interface DocumentedField {
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** Its Portuguese name on screen. */
  readonly label: string | undefined;
}

/** Lists the fields of a request or an answer in the order they are declared; a bare value is one row. */
export const fieldRows = (schema: JsonSchema): DocumentedField[] => {
  const rows = inside(schema, '');
  const isEmptyObject = schema.properties !== undefined;
  return rows.length > 0 || isEmptyObject
    ? rows
    : [{ path: '', type: typeText(schema), isRequired: true, label: undefined }];
};

const inside = (schema: JsonSchema, path: string): DocumentedField[] => {
  const forms = formsOf(schema).filter(({ properties, items }) => properties ?? items);
  return forms.flatMap((form, index) => {
    const own = forms.length > 1 ? `${path} (${docsTexts.form(index + 1)})`.trimStart() : path;
    if (form.items) return listRows(form.items, `${own}[]`);
    return Object.entries(form.properties ?? {}).flatMap(([name, value]) => [
      {
        path: own ? `${own}.${name}` : name,
        type: typeText(value),
        isRequired: form.required?.includes(name) ?? false,
        label: labelOf(name),
      },
      ...inside(value, own ? `${own}.${name}` : name),
    ]);
  });
};

const listRows = (items: JsonSchema, path: string): DocumentedField[] => {
  const rows = inside(items, path);
  return rows.length > 0 ? rows : [{ path, type: typeText(items), isRequired: true, label: undefined }];
};

/** Returns a field's label; `id` has none, because its label is about applications but other records have ids too. */
const labelOf = (name: string) =>
  name !== 'id' && Object.hasOwn(refusalLabels, name) ? refusalLabels[name] : undefined;

/** Describes in words what a value may be. */
const typeText = (schema: JsonSchema): string => {
  const text = [...new Set(formsOf(schema).map(single))].join(' | ');
  return isNullable(schema) ? `${text}, ${docsTexts.nullable}` : text;
};

/** Returns the variants that a schema allows besides null. */
const formsOf = (schema: JsonSchema): readonly JsonSchema[] =>
  (schema.anyOf ?? schema.oneOf ?? [schema]).filter((form) => typesOf(form).join() !== 'null');

const single = (schema: JsonSchema): string => {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const type = typesOf(schema).find((name) => name !== 'null') ?? 'any';
  const name = docsTexts.types[schema.format ?? ''] ?? docsTexts.types[type] ?? type;
  const limits = docsTexts.types[schema.format ?? ''] ? undefined : limitsOf(schema);
  return [name, limits].filter(Boolean).join(', ');
};

const limitsOf = (schema: JsonSchema): string | undefined => {
  if (schema.maxLength !== undefined) return docsTexts.length(schema.maxLength);
  if (schema.maxItems !== undefined) return docsTexts.items(schema.maxItems);
  const least =
    schema.minimum ?? (schema.exclusiveMinimum === undefined ? undefined : schema.exclusiveMinimum + 1);
  const min = isSpecific(least) ? least : undefined;
  const max = isSpecific(schema.maximum) ? schema.maximum : undefined;
  return min === undefined && max === undefined ? undefined : docsTexts.range(min, max);
};

/** Tells whether a limit is worth showing; the bounds of a 32-bit integer only mean "any integer". */
const isSpecific = (limit: number | undefined) => limit !== undefined && Math.abs(limit) < 2 ** 31 - 1;

/** Tells whether a schema allows null. */
const isNullable = (schema: JsonSchema): boolean =>
  typesOf(schema).includes('null') ||
  (schema.anyOf ?? schema.oneOf ?? []).some((form) => typesOf(form).includes('null'));

const typesOf = ({ type }: JsonSchema): readonly string[] => [type ?? []].flat();
