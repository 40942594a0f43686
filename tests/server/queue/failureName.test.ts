import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { failureName } from '../../../server/lib/failureName';

const coded = (failure: Error, code: unknown) => Object.assign(failure, { code });
const query = (cause?: Error) =>
  new DrizzleQueryError('select $1', ['pessoa@example.pt'], cause) satisfies Error;

describe('what is kept of a failure', () => {
  it.each<[string, unknown, string]>([
    [
      'a query that the database refused',
      query(coded(new Error('NIF 123456789'), '40001')),
      'DrizzleQueryError 40001 locked',
    ],
    [
      'a query without a database',
      query(coded(new Error('x'), 'ECONNREFUSED')),
      'DrizzleQueryError ECONNREFUSED refused',
    ],
    ['a query that failed for no known reason', query(), 'DrizzleQueryError'],
    [
      'what wraps it',
      new TypeError('x', { cause: query(coded(new Error('x'), '53300')) }),
      'TypeError 53300 busy',
    ],
    ['a mail server', coded(new Error('421 pessoa@example.pt'), 'EENVELOPE'), 'Error EENVELOPE rejected'],
    ['a code that quotes something', coded(new Error('x'), 'pessoa@example.pt'), 'Error'],
    ['a code that is none', coded(new Error('x'), 123456789), 'Error'],
    ['a name that quotes something', Object.assign(new Error('x'), { name: 'Ana Silva' }), 'Error'],
    ['what is no error', 'pessoa@example.pt', 'string'],
  ])('%s', (_, failure, kept) => {
    expect(failureName(failure)).toBe(kept);
  });

  it('ends where causes go round in circles', () => {
    const failure = new RangeError('x');
    failure.cause = failure;
    expect(failureName(failure)).toBe('RangeError');
  });
});
