import { expect, it } from 'vitest';
import { idempotencyKeyPattern } from '../../contract/calls/repeatableCall';

it.each([
  ['a UUID', crypto.randomUUID(), true],
  ['8 characters', '!~aZ09-_', true],
  ['200 characters', 'k'.repeat(200), true],
  ['7 characters', 'k'.repeat(7), false],
  ['201 characters', 'k'.repeat(201), false],
  ['a space within', 'before after', false],
  ['a space at the end', 'identifier ', false],
  ['a letter that is not ASCII', 'identificação', false],
])('a key of %s', (_, key, isKey) => {
  expect(idempotencyKeyPattern.test(key)).toBe(isKey);
});
