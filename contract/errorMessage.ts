const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * Returns the message of an error body to show to the user: `errors[0].errors[0]`, or `message`; undefined
 * when it has none (spec 8).
 */
export const firstMessage = (body: unknown): string | undefined => {
  const { errors, message } = (body ?? {}) as { errors?: unknown; message?: unknown };
  const nested = Array.isArray(errors) ? errors[0]?.errors?.[0] : undefined;
  const text = nested ?? message;
  return isText(text) ? text : undefined;
};

/** Returns all messages of a 400 body, in their order. */
export const errorMessages = (body: unknown): string[] => {
  const { errors } = (body ?? {}) as { errors?: unknown };
  return Array.isArray(errors) ? errors.flatMap((group) => group?.errors ?? []).filter(isText) : [];
};

/** Returns the first message for each field that a 400 body names itself, as plain resources do. */
export const messagesByField = (body: unknown): Record<string, string> => {
  const { errors } = (body ?? {}) as { errors?: unknown };
  const messages: Record<string, string> = {};
  for (const group of Array.isArray(errors) ? errors : [])
    if (isText(group?.field) && isText(group.errors?.[0])) messages[group.field] ??= group.errors[0];
  return messages;
};
