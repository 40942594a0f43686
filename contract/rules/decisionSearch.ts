import { lisbonDaysBetween } from './activation';

/** What a decision was, apart from the status that the application has now. */
export const decisionResults = ['eligible', 'nonEligible'] as const;

/** Who decided: the outside services' answers, or a person. */
export const deciders = ['services', 'people'] as const;

/** So many calendar days may lie between the first and the last day of the decisions that a search narrows by. */
export const mostDecisionDays = 31;

/** A search by decisions; days as they are typed (AAAA-MM-DD) or as they travel. */
export interface DecisionSearch {
  readonly decision?: unknown;
  readonly decidedBy?: unknown;
  readonly decisionBeginDate?: unknown;
  readonly decisionEndDate?: unknown;
}

export const decisionDaysMessage = `Indique o primeiro e o último dia das decisões, com ${mostDecisionDays} dias de intervalo no máximo.`;

/**
 * The day that is missing, or too far from the other: decisions are looked for in some weeks, so that a search costs the same
 * however many there are. Undefined where the search is sound, or not by decisions.
 */
export const wrongDecisionDay = (
  search: DecisionSearch,
): 'decisionBeginDate' | 'decisionEndDate' | undefined => {
  const { decision, decidedBy, decisionBeginDate: begin, decisionEndDate: end } = search;
  if (!begin && !end && !decision && !decidedBy) return undefined;
  if (!begin) return 'decisionBeginDate';
  if (!end) return 'decisionEndDate';
  const days = lisbonDaysBetween(new Date(String(begin)), new Date(String(end)));
  return days > mostDecisionDays ? 'decisionEndDate' : undefined;
};
