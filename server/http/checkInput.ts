import type { z } from 'zod';
import type { InputProblem } from '../../contract/errors';
import { fieldMessage } from '../../contract/fieldMessage';
import { codeOfMessage } from '../../contract/records/messageCodes';
import type { ErrorCode } from '../../contract/rules/errorCodes';
import { validationMessages } from '../../contract/rules/validationMessages';

const maxTexts = 20;

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';

const at = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );

/** Tells whether the input has no value at a path; values inside JSON in a query don't count as input. */
const lacks = (input: unknown, path: readonly PropertyKey[]): boolean =>
  path.length > 0 && typeof at(input, path.slice(0, -1)) !== 'string' && isAbsent(at(input, path));

/** Finds a text with a NUL, which no database column can store; depth and number of values were limited before. */
const pathOfNul = (value: unknown): PropertyKey[] | undefined => {
  if (typeof value === 'string') return value.includes('\0') ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const path = pathOfNul(inner);
    if (path) return [Array.isArray(value) ? Number(key) : key, ...path];
  }
  return undefined;
};

/** Checks the input of a call against its schema; refuses with texts that name the field (spec 7.1, Refusals). */
export const checkInput = <Input extends z.ZodType>(
  { input: schema, labels }: { readonly input: Input; readonly labels?: Readonly<Record<string, string>> },
  input: unknown,
): z.output<Input> => {
  const problemAt = (path: readonly PropertyKey[], message: string, code?: ErrorCode): InputProblem => ({
    text: fieldMessage(path, message, labels),
    code: code ?? codeOfMessage(message),
    path: path.join('.') || undefined,
    field: labels && fieldAt(path, labels),
  });
  const nul = pathOfNul(input);
  if (nul) throw new InvalidInput([problemAt(nul, validationMessages.invalidValue)]);
  const checked = schema.safeParse(input, {
    // Called only for issues whose schema has no message.
    error: (issue) =>
      issue.code === 'invalid_type' && isAbsent(issue.input)
        ? validationMessages.required
        : validationMessages.invalidValue,
  });
  if (checked.success) return checked.data;
  const [first, ...others] = issuesOf(checked.error.issues)
    .slice(0, maxTexts)
    .map((issue) => {
      const { path, message } = issue;
      if (message !== validationMessages.invalidValue) return problemAt(path, message, codeOfIssue(issue));
      return lacks(input, path)
        ? problemAt(path, validationMessages.required)
        : problemAt(path, message, codeOfIssue(issue));
    });
  throw new InvalidInput([first ?? problemAt([], validationMessages.invalidValue), ...others]);
};

/** Returns the form field that a path leads into: its parts, such as the name of its file, are not fields. */
const fieldAt = (path: readonly PropertyKey[], labels: Readonly<Record<string, string>>) => {
  const last = path.findLastIndex((part) => Object.hasOwn(labels, part));
  return path.slice(0, last + 1 || path.length).join('.') || undefined;
};

type Issue = z.core.$ZodIssue;

const sizeCodes: Readonly<Record<string, { readonly too_big: ErrorCode; readonly too_small: ErrorCode }>> = {
  string: { too_big: 'too_long', too_small: 'too_short' },
  array: { too_big: 'too_many', too_small: 'too_few' },
};

/** Returns the code of a problem, by its rule where its text does not tell it. */
const codeOfIssue = (issue: Issue): ErrorCode | undefined => {
  if (issue.code === 'unrecognized_keys') return 'invalid_value';
  const ofText = codeOfMessage(issue.message);
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return ofText;
  if (ofText !== undefined && ofText !== 'invalid_value') return ofText;
  return sizeCodes[issue.origin]?.[issue.code] ?? 'out_of_range';
};

const missing = (issues: readonly Issue[]) =>
  issues.filter(({ code, message }) => code === 'invalid_type' && message === validationMessages.required)
    .length;

/**
 * Returns the problems of an input, in terms of what it was meant to be: where a schema is a union, the problems of
 * the variant that lacks the fewest fields, or the first of those that tie.
 */
const issuesOf = (issues: readonly Issue[]): Issue[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue];
    const [closest] = issue.errors.toSorted((a, b) => missing(a) - missing(b));
    if (!closest || closest.length === 0) return [issue];
    return issuesOf(closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })));
  });

/** Input that a call can't take, with the Portuguese texts that say why; answered with 400. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';

  constructor(readonly problems: readonly [InputProblem, ...InputProblem[]]) {
    super('Invalid input');
  }
}
