import { z } from 'zod';
import { deciders, decisionResults } from '../../../../contract/rules/decisionSearch';
import { daysBetween } from '../../../lib/calendarDays';

const decision = z.object({
  /** The day in Lisbon, AAAA-MM-DD. */
  day: z.string(),
  result: z.enum(decisionResults),
  decider: z.enum(deciders),
});

/** What searches and counts of decisions know of each one. */
export type Decision = z.output<typeof decision>;

/**
 * Returns the keys of all decisions of these calendar days (inclusive), results and deciders, in the format
 * written by the database's `decision_key`.
 */
export const decisionKeys = (
  [first, last]: readonly [string, string],
  results: readonly Decision['result'][] = decisionResults,
  by: readonly Decision['decider'][] = deciders,
): string[] =>
  daysBetween(first, last).flatMap((day) =>
    results.flatMap((result) => by.map((decider) => `${day} ${result} ${decider}`)),
  );

/** Returns the decision that a key stands for. */
export const readDecisionKey = (key: string): Decision => {
  const [day, result, decider] = key.split(' ');
  return decision.parse({ day, result, decider });
};
