import type { z } from 'zod';
import type { InputProblem } from '../../contract/errors';
import { fieldMessage } from '../../contract/fieldMessage';
import { messages } from '../../contract/rules/messages';

const maxTexts = 20;

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';

const at = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );

/** Whether nothing stands where a path leads; what lies within JSON in a query is no part of the input. */
const lacks = (input: unknown, path: readonly PropertyKey[]): boolean =>
  path.length > 0 && typeof at(input, path.slice(0, -1)) !== 'string' && isAbsent(at(input, path));

/** Where a text holds a NUL, which no database column can store; depth and number of the values were judged before. */
const pathOfNul = (value: unknown): PropertyKey[] | undefined => {
  if (typeof value === 'string') return value.includes('\0') ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const path = pathOfNul(inner);
    if (path) return [Array.isArray(value) ? Number(key) : key, ...path];
  }
  return undefined;
};

/** The input of a call, checked by its schema; refuses with texts that name the field (spec 7.1, Refusals). */
export const checkInput = <Input extends z.ZodType>(
  { input: schema, labels }: { readonly input: Input; readonly labels?: Readonly<Record<string, string>> },
  input: unknown,
): z.output<Input> => {
  const problemAt = (path: readonly PropertyKey[], message: string): InputProblem => ({
    text: fieldMessage(path, message, labels),
    field: labels && fieldAt(path, labels),
  });
  const nul = pathOfNul(input);
  if (nul) throw new InvalidInput([problemAt(nul, messages.invalidValue)]);
  const checked = schema.safeParse(input, {
    // Only for issues whose schema has no message.
    error: (issue) =>
      issue.code === 'invalid_type' && isAbsent(issue.input) ? messages.required : messages.invalidValue,
  });
  if (checked.success) return checked.data;
  const [first, ...others] = issuesOf(checked.error.issues)
    .slice(0, maxTexts)
    .map(({ path, message }) => {
      const isMissing = message === messages.invalidValue && lacks(input, path);
      return problemAt(path, isMissing ? messages.required : message);
    });
  throw new InvalidInput([first ?? { text: messages.invalidValue }, ...others]);
};

/** The field of a form that a path leads into: what lies within one, such as the name of its file, is no field. */
const fieldAt = (path: readonly PropertyKey[], labels: Readonly<Record<string, string>>) => {
  const last = path.findLastIndex((part) => Object.hasOwn(labels, part));
  return path.slice(0, last + 1 || path.length).join('.') || undefined;
};

type Issue = z.core.$ZodIssue;

const missing = (issues: readonly Issue[]) =>
  issues.filter(({ code, message }) => code === 'invalid_type' && message === messages.required).length;

/**
 * What is wrong with an input, in the terms of what it was meant to be: where a schema offers several forms, the
 * problems of the form that misses the fewest fields, the first of them where two miss as many.
 */
const issuesOf = (issues: readonly Issue[]): Issue[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue];
    const [closest] = issue.errors.toSorted((a, b) => missing(a) - missing(b));
    if (!closest || closest.length === 0) return [issue];
    return issuesOf(closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })));
  });

/** Input that a call can't take, with the Portuguese texts that tell why; answered with 400. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';

  constructor(readonly problems: readonly [InputProblem, ...InputProblem[]]) {
    super('Invalid input');
  }
}
