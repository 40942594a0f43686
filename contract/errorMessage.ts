/** The text of an error body that a person may read: `errors[0].errors[0]`, or `message`; undefined when it has none (spec 8). */
export const firstMessage = (body: unknown): string | undefined => {
  const { errors, message } = (body ?? {}) as { errors?: unknown; message?: unknown };
  const nested = Array.isArray(errors) ? errors[0]?.errors?.[0] : undefined;
  const text = nested ?? message;
  return typeof text === 'string' && text !== '' ? text : undefined;
};
