import { expect, it } from 'vitest';
import { type DecisionSearch, wrongDecisionDay } from '../../contract/rules/decisionSearch';

const on = (decisionBeginDate: string | null, decisionEndDate: string | null): DecisionSearch => ({
  decisionBeginDate,
  decisionEndDate,
});

it.each<[string, DecisionSearch, string | undefined]>([
  ['nothing about decisions', {}, undefined],
  ['an empty form', { ...on(null, null), decision: null, decidedBy: null }, undefined],
  ['a week', on('2026-07-13', '2026-07-19'), undefined],
  ['31 days apart, over the change of the clock', on('2026-10-01', '2026-11-01'), undefined],
  ['the same as it travels', on('2026-09-30T23:00:00.000Z', '2026-11-01T00:00:00.000Z'), undefined],
  ['32 days apart', on('2026-10-01', '2026-11-02'), 'decisionEndDate'],
  ['no first day', on(null, '2026-07-19'), 'decisionBeginDate'],
  ['no last day', on('2026-07-13', null), 'decisionEndDate'],
  ['a result alone', { decision: 'eligible' }, 'decisionBeginDate'],
  ['who decided alone', { decidedBy: 'people' }, 'decisionBeginDate'],
])('a search by decisions: %s', (_, search, wrong) => {
  expect(wrongDecisionDay(search)).toBe(wrong);
});
