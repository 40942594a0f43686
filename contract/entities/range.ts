import { z } from 'zod';
import { jsonParameter } from './jsonParameter';

const place = z.int().min(0).max(1_000_000_000);

/**
 * Builds the schema of the part of a list that is asked for: the positions of its first and last item, at most so many;
 * the first ones when absent.
 */
export const rangeOf = (most: number, problem: string) =>
  jsonParameter(
    z
      .tuple([place, place], { error: problem })
      .refine(([first, last]) => first <= last && last - first < most, problem),
  ).prefault([0, most - 1]);
