import { z } from 'zod';

/**
 * Body of a 400: the client shows the first message of the first group (spec 8); plain resources also name
 * the field.
 */
export const badRequestBody = z.object({
  errors: z.array(
    z.object({ errors: z.array(z.string()), code: z.string().optional(), field: z.string().optional() }),
  ),
});

/** Body of every other refusal or failure. */
export const failureBody = z.object({ message: z.string(), code: z.string().optional() });

/** A problem with the input, and its field when the call names one. */
export interface InputProblem {
  readonly text: string;
  /** One of `errorCodes` (contract/rules). */
  readonly code?: string | undefined;
  readonly field?: string | undefined;
  /** Where the input has it, for callers that are programs. */
  readonly path?: string | undefined;
  /** More to know about it; callers show the text alone. */
  readonly details?: readonly string[];
}

/** Builds the body of a 400 with these messages. */
export const badRequest = (...problems: (string | InputProblem)[]): z.infer<typeof badRequestBody> => ({
  errors: problems
    .map((problem): InputProblem => (typeof problem === 'string' ? { text: problem } : problem))
    .map(({ text, code, field, details = [] }) => ({
      ...(field && { field }),
      ...(code && { code }),
      errors: [text, ...details],
    })),
});
