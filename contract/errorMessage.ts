const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The text of an error body that a person may read: `errors[0].errors[0]`, or `message`; undefined when it has none (spec 8). */
export const firstMessage = (body: unknown): string | undefined => {
  const { errors, message } = (body ?? {}) as { errors?: unknown; message?: unknown };
  const nested = Array.isArray(errors) ? errors[0]?.errors?.[0] : undefined;
  const text = nested ?? message;
  return isText(text) ? text : undefined;
};

/** All texts of the body of a 400, in their order. */
export const errorMessages = (body: unknown): string[] => {
  const { errors } = (body ?? {}) as { errors?: unknown };
  return Array.isArray(errors) ? errors.flatMap((group) => group?.errors ?? []).filter(isText) : [];
};

/** The texts of the body of a 400 by the fields that it names itself, as plain resources have it; the first of each field. */
export const messagesByField = (body: unknown): Record<string, string> => {
  const { errors } = (body ?? {}) as { errors?: unknown };
  const messages: Record<string, string> = {};
  for (const group of Array.isArray(errors) ? errors : [])
    if (isText(group?.field) && isText(group.errors?.[0])) messages[group.field] ??= group.errors[0];
  return messages;
};
