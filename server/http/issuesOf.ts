import type { z } from 'zod';
import { messages } from '../../contract/rules/messages';

type Issue = z.core.$ZodIssue;

const missing = (issues: readonly Issue[]) =>
  issues.filter(({ code, message }) => code === 'invalid_type' && message === messages.required).length;

/**
 * What is wrong with an input, in the terms of what it was meant to be: where a schema offers several forms, the
 * problems of the form that misses the fewest fields, the first of them where two miss as many.
 */
export const issuesOf = (issues: readonly Issue[]): Issue[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue];
    const [closest] = issue.errors.toSorted((a, b) => missing(a) - missing(b));
    if (!closest || closest.length === 0) return [issue];
    return issuesOf(closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })));
  });
