import { z } from 'zod';

/** Body of a 400: the client shows the first message of the first group (spec 8); plain resources name the field, too. */
export const badRequestBody = z.object({
  errors: z.array(z.object({ errors: z.array(z.string()), field: z.string().optional() })),
});

/** Body of every other refusal or failure. */
export const failureBody = z.object({ message: z.string() });

/** The problem with an input, and its field where the call names one. */
export interface InputProblem {
  readonly text: string;
  readonly field?: string | undefined;
}

/** The body of a 400 that carries these messages. */
export const badRequest = (...problems: (string | InputProblem)[]): z.infer<typeof badRequestBody> => ({
  errors: problems
    .map((problem) => (typeof problem === 'string' ? { text: problem, field: undefined } : problem))
    .map(({ text, field }) => ({ ...(field && { field }), errors: [text] })),
});
