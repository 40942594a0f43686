import { useTranslate } from 'ra-core';
import { endRange } from '../../../contract/rules/maintenancePeriod';
import { RevalidateWith } from '../../../src/kit/form/RevalidateWith';
import { DateInput } from '../../../src/kit/inputs/DateInput';
import { dayOf } from './periodMoments';
import { useChosenBegin } from './useChosenBegin';

/** The end date, from the start date to 31 December of its year (spec 5). */
export const PeriodEndInput = ({ disabled }: { disabled: boolean }) => {
  const translate = useTranslate();
  const { min, max } = endRange({ beginDate: useChosenBegin() }, new Date());
  return (
    <>
      <DateInput
        source="endDate"
        required
        disabled={disabled}
        min={dayOf(min) ?? undefined}
        max={dayOf(max) ?? undefined}
        helperText={translate('maintenance.period.endTime')}
      />
      <RevalidateWith source="endDate" other="beginDate" onlyErrors />
    </>
  );
};
