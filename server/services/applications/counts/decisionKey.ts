import { z } from 'zod';
import { deciders, decisionResults } from '../../../../contract/rules/decisionSearch';
import { daysBetween } from '../../base/calendarDays';

const decision = z.object({
  /** The day in Lisbon, AAAA-MM-DD. */
  day: z.string(),
  result: z.enum(decisionResults),
  decider: z.enum(deciders),
});

/** What is told of a decision wherever decisions are searched or counted. */
export type Decision = z.output<typeof decision>;

/**
 * All decisions of some calendar days (both included), with those results and of those deciders, as applications have
 * them: what `decision_key` of the database writes.
 */
export const decisionKeys = (
  [first, last]: readonly [string, string],
  results: readonly Decision['result'][] = decisionResults,
  by: readonly Decision['decider'][] = deciders,
): string[] =>
  daysBetween(first, last).flatMap((day) =>
    results.flatMap((result) => by.map((decider) => `${day} ${result} ${decider}`)),
  );

/** The decision that a key stands for. */
export const readDecisionKey = (key: string): Decision => {
  const [day, result, decider] = key.split(' ');
  return decision.parse({ day, result, decider });
};
