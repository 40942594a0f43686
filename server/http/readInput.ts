import type { Context } from 'hono';
import { httpTexts } from './httpTexts';
import { InvalidInput } from './invalidInput';

/** What a call was given: the query of GET and DELETE, the JSON body of POST. */
export const readInput = async (c: Context, method: 'GET' | 'POST' | 'DELETE'): Promise<unknown> => {
  if (method !== 'POST') return c.req.query();
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidInput([httpTexts.malformed]);
  }
};
