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

/** The text of an error body that a person may read: `errors[0].errors[0]`, or `message`; undefined when it has none (spec 8). */
export const firstMessage = (body: unknown): string | undefined => {
  const { errors, message } = (body ?? {}) as { errors?: unknown; message?: unknown };
  const nested = Array.isArray(errors) ? errors[0]?.errors?.[0] : undefined;
  const text = nested ?? message;
  return typeof text === 'string' && text !== '' ? text : undefined;
};
