import { lisbonDaysBetween } from './activation';

/** The results of a decision, independent of the application's current status. */
export const decisionResults = ['eligible', 'nonEligible'] as const;

/** Who decides: the outside services' answers, or a person. */
export const deciders = ['services', 'people'] as const;

/** The most calendar days between the first and last day of decisions in a search. */
export const maxDecisionDays = 31;

/** A search by decisions; days are as typed (AAAA-MM-DD) or as sent in the call. */
export interface DecisionSearch {
  readonly decision?: unknown;
  readonly decidedBy?: unknown;
  readonly decisionBeginDate?: unknown;
  readonly decisionEndDate?: unknown;
}

export const decisionDaysMessage = `Indique o primeiro e o último dia das decisões, com ${maxDecisionDays} dias de intervalo no máximo.`;

/**
 * Returns the day that is missing or too far from the other; undefined when the search is valid, or not by
 * decisions. Searches span only a few weeks, so that they cost the same however many decisions there are.
 */
export const wrongDecisionDay = (
  search: DecisionSearch,
): 'decisionBeginDate' | 'decisionEndDate' | undefined => {
  const { decision, decidedBy, decisionBeginDate: begin, decisionEndDate: end } = search;
  if (!begin && !end && !decision && !decidedBy) return undefined;
  if (!begin) return 'decisionBeginDate';
  if (!end) return 'decisionEndDate';
  const days = lisbonDaysBetween(new Date(String(begin)), new Date(String(end)));
  return days > maxDecisionDays ? 'decisionEndDate' : undefined;
};
