import {
  type DecisionSearch,
  decisionDaysMessage,
  wrongDecisionDay,
} from '../../contract/rules/decisionSearch';
import { DateInput } from '../../src/kit/inputs/DateInput';
import type { InputProps } from '../../src/kit/inputs/InputProps';
import { notBefore } from '../../src/kit/search/notBefore';

const endsBeforeBegin = notBefore('decisionBeginDate');

/** The first or the last day of the decisions to search for; any filter by decisions needs both. */
export const DecisionDayInput = (props: InputProps) => (
  <DateInput
    {...props}
    validate={[
      (_value: unknown, search: DecisionSearch) =>
        wrongDecisionDay(search) === props.source ? decisionDaysMessage : undefined,
      (value: unknown, search: Readonly<Record<string, unknown>>) =>
        props.source === 'decisionEndDate' ? endsBeforeBegin(value, search) : undefined,
    ]}
  />
);
