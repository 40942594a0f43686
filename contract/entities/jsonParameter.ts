import { z } from 'zod';

/** Makes a schema read a parameter of a query that is JSON; invalid JSON stays text, which no schema of ours takes. */
export const jsonParameter = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      return value;
    }
  }, schema);
