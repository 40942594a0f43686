import { useTranslate } from 'ra-core';
import { beginRange } from '../../../contract/rules/maintenancePeriod';
import { DateInput } from '../../../src/kit/inputs/DateInput';
import { dayOf } from './periodMoments';
import { useChosenBegin } from './useChosenBegin';

/** The start date, from today or 1 January to 31 December of its year (spec 5). */
export const PeriodBeginInput = ({ disabled }: { disabled: boolean }) => {
  const translate = useTranslate();
  const { min, max } = beginRange({ beginDate: useChosenBegin() }, new Date());
  return (
    <DateInput
      source="beginDate"
      required
      disabled={disabled}
      min={dayOf(min) ?? undefined}
      max={dayOf(max) ?? undefined}
      helperText={translate('maintenance.period.beginTime')}
    />
  );
};
