const safeToQuote = [TypeError, RangeError, ReferenceError];

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/**
 * What the log may know of an unexpected failure. Messages of the database and of parsers quote the values
 * that they choked on, which are citizens' data: only names, codes and places are kept of them.
 */
export const describeFailure = (failure: unknown): Record<string, unknown> => {
  if (!(failure instanceof Error)) return { name: typeof failure };
  return {
    name: failure.name,
    message: safeToQuote.some((kind) => failure instanceof kind) ? failure.message : undefined,
    code: text(Reflect.get(failure, 'code')),
    constraint: text(Reflect.get(failure, 'constraint')),
    at: failure.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
    cause: failure.cause === undefined ? undefined : describeFailure(failure.cause),
  };
};
