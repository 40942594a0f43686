import { z } from 'zod';

/** A JSON schema, as far as inputs of calls use it. */
interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

/** How an input is filled in. */
export interface Filling {
  /** Returns the value of a text, given what its schema says about it and its path, such as `applications.0.fullName`. */
  readonly text: (schema: JsonSchema, path: string) => unknown;
  /** How many items a list gets. */
  readonly items?: number;
  /** Which of several forms an input takes: the last one where it has fewer. */
  readonly variant?: number;
}

/** Returns what builds inputs of a call from its schema, with every field that they may have. */
export const inputFiller = (input: z.ZodType) => {
  const schema = z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  }) as JsonSchema;
  return (filling: Filling): unknown => filled(schema, filling, '');
};

const filled = (schema: JsonSchema, filling: Filling, path: string): unknown => {
  const below = (inner: JsonSchema, key: string | number) =>
    filled(inner, filling, path === '' ? String(key) : `${path}.${key}`);
  const forms = (schema.anyOf ?? schema.oneOf)?.filter(({ type }) => type !== 'null');
  if (forms?.length)
    return filled(forms[Math.min(filling.variant ?? 0, forms.length - 1)] ?? {}, filling, path);
  if (schema.const !== undefined) return schema.const;
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, inner]) => [key, below(inner, key)]),
    );
  if (schema.prefixItems) return schema.prefixItems.map(below);
  if (schema.items)
    return Array.from({ length: Math.max(schema.minItems ?? 0, filling.items ?? 1) }, (_, at) =>
      below(schema.items ?? {}, at),
    );
  if (schema.enum && typeof schema.enum[0] !== 'string') return schema.enum[0];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  return filling.text(schema, path);
};
