import type { z } from 'zod';
import { messages } from '../../contract/rules/messages';
import { httpTexts } from './httpTexts';
import { inputMessage } from './inputMessage';
import { InvalidInput } from './invalidInput';
import { issuesOf } from './issuesOf';

const maxTexts = 20;
/** Far deeper than any call's input; what goes on for ever would exhaust the stack. */
const maxDepth = 32;

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';

const at = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );

/** Where a text holds a NUL, which no database column can store; refuses what is nested without end. */
const pathOfNul = (value: unknown, depth = 0): PropertyKey[] | undefined => {
  if (typeof value === 'string') return value.includes('\0') ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === maxDepth) throw new InvalidInput([httpTexts.malformed]);
  for (const [key, inner] of Object.entries(value)) {
    const path = pathOfNul(inner, depth + 1);
    if (path) return [Array.isArray(value) ? Number(key) : key, ...path];
  }
  return undefined;
};

/** The input of a call, checked by its schema; refuses with texts that name the field (api.md, Errors). */
export const checkInput = <Input extends z.ZodType>(schema: Input, input: unknown): z.output<Input> => {
  const nul = pathOfNul(input);
  if (nul) throw new InvalidInput([inputMessage(nul, messages.invalidValue)]);
  const checked = schema.safeParse(input, {
    // Only for issues whose schema brings no text of its own.
    error: (issue) =>
      issue.code === 'invalid_type' && isAbsent(issue.input) ? messages.required : messages.invalidValue,
  });
  if (checked.success) return checked.data;
  const [first, ...others] = issuesOf(checked.error.issues)
    .slice(0, maxTexts)
    .map(({ path, message }) => {
      const isMissing = message === messages.invalidValue && path.length > 0 && isAbsent(at(input, path));
      return inputMessage(path, isMissing ? messages.required : message);
    });
  throw new InvalidInput([first ?? messages.invalidValue, ...others]);
};
