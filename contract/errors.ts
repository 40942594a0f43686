import { z } from 'zod';

/** Body of a 400: the client shows the first message of the first group (spec 8). */
export const badRequestBody = z.object({
  errors: z.array(z.object({ errors: z.array(z.string()) })),
});

/** Body of every other refusal or failure. */
export const failureBody = z.object({ message: z.string() });

/** The body of a 400 that carries these messages. */
export const badRequest = (...texts: string[]): z.infer<typeof badRequestBody> => ({
  errors: texts.map((text) => ({ errors: [text] })),
});
